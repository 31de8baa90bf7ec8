import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { Late } from "../platform/late.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { type ThreadEnvironment, threadPorts } from "../thread/thread-ports.ts";
import { channelJobs } from "./channel.jobs.ts";
import { channelRoutes } from "./channel.routes.ts";
import { channelBroadcaster } from "./channel-broadcaster.ts";
import { channelKind } from "./channel-kind.ts";

interface ChannelNeeds {
  readonly live: Late<Rooms>;
  readonly messagingPolicy: MessagingPolicy;
  readonly threads: ThreadEnvironment;
}

export function openChannels(core: Core, { live, messagingPolicy, threads }: ChannelNeeds) {
  const { database, log } = core;
  const tellNotifications = threads.notes.tell;
  const rooms = () => live.get().members;
  const broadcaster = channelBroadcaster(database, messagingPolicy, { rooms, tellNotifications, log });
  const feature = {
    routes: channelRoutes({
      messagingPolicy,
      threadRooms: {
        enter: (...asked) => live.get().threads.enter(...asked),
        presentIn: (...asked) => live.get().threads.presentIn(...asked),
        disconnect: (...asked) => live.get().threads.disconnect(...asked),
      },
      channelBroadcaster: broadcaster,
      tellNotifications,
    }),
    jobs: channelJobs({ database, messagingPolicy, broadcast: broadcaster.broadcast }),
    onDatabaseEvent: {
      memberSuspended: broadcaster.roleLost,
      roleLost: async (memberId: string) => {
        await broadcaster.roleLost(memberId);
        await live.get().sockets.recheckMember(memberId);
      },
    },
    ports: threadPorts(database, channelKind(messagingPolicy, broadcaster), threads),
  };
  return feature satisfies Feature;
}
