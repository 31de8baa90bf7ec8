import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { job, scheduled } from "../platform/job.ts";
import type { Late } from "../platform/late.ts";
import type { TalkRules } from "../safety/safety.ts";
import { type ThreadEnvironment, threadPorts } from "../thread/thread-ports.ts";
import { channelRoutes } from "./channel.routes.ts";
import { clearChannelVersions } from "./channel.ts";
import { channelKind } from "./channel-kind.ts";
import { channelTeller } from "./channel-teller.ts";

interface ChannelNeeds {
  readonly live: Late<Rooms>;
  readonly policy: TalkRules;
  readonly threads: ThreadEnvironment;
}

export function openChannels(core: Core, { live, policy, threads }: ChannelNeeds) {
  const tellNotifications = threads.notes.tell;
  const teller = channelTeller(core.database, policy, { lines: live.get, tellNotifications, log: core.log });
  const feature = {
    routes: channelRoutes({
      ...core,
      talkRules: policy,
      channelRooms: {
        enterChannel: (...asked) => live.get().enterChannel(...asked),
        hereIn: (channelId) => live.get().hereIn(channelId),
        closeThread: (...asked) => live.get().closeThread(...asked),
      },
      channelTeller: teller,
      tellNotifications,
    }),
    jobs: [
      job(scheduled("channel/clear-versions"), () => clearChannelVersions(core.database.fork()), {
        cron: "40 3 * * *",
      }),
    ],
    onDatabaseEvent: {
      memberSuspended: (memberId: string) => void teller.roleLost(memberId),
      roleLost: (memberId: string) => void teller.roleLost(memberId).finally(() => live.get().recheckMember(memberId)),
    },
    ports: threadPorts(core.database, channelKind(policy, teller), threads),
  };
  return feature satisfies Feature;
}
