import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import { idsIn } from "../platform/database/database-listener.ts";
import type { Feature } from "../platform/feature.ts";
import { job, scheduled } from "../platform/job.ts";
import type { LateReference } from "../platform/late-reference.ts";
import { type MessagingPolicy, statusSender } from "../safety/safety.ts";
import { dependentThreads, dueSupervision, type ThreadEnvironment, threadPorts } from "../thread/thread-ports.ts";
import { channelJobs } from "./channel.jobs.ts";
import { channelRoutes } from "./channel.routes.ts";
import { channelBroadcaster } from "./channel-broadcaster.ts";
import { channelKind } from "./channel-kind.ts";
import { findDependentChannels, superviseAlone } from "./channel-supervision.ts";
import { invitationBroadcaster } from "./invitation/invitation-broadcaster.ts";

interface ChannelNeeds {
  readonly live: LateReference<Rooms>;
  readonly messagingPolicy: MessagingPolicy;
  readonly threads: ThreadEnvironment;
}

export function openChannels(core: Core, { live, messagingPolicy, threads }: ChannelNeeds) {
  const { community, database, log } = core;
  const rooms = () => live.get().members;
  const broadcaster = channelBroadcaster(database, messagingPolicy, { rooms, log, others: core.processes });
  const sendInvitations = invitationBroadcaster(database, messagingPolicy, { rooms, log });
  const sendStatus = statusSender(rooms, log);
  const due = dueSupervision({
    database,
    log,
    kind: "channel",
    supervise: (tx, channelId) => superviseAlone(tx, messagingPolicy, channelId),
  });
  const dependent = dependentThreads({
    log,
    kind: "channel",
    select: () => findDependentChannels(database, messagingPolicy),
    broadcast: (channelId) => broadcaster.broadcast(channelId),
  });
  const kind = channelKind({ policy: messagingPolicy, community }, broadcaster);
  const feature = {
    routes: channelRoutes({
      community,
      messagingPolicy,
      threadRooms: {
        enter: (...args) => live.get().threads.enter(...args),
        presentIn: (...args) => live.get().threads.presentIn(...args),
        accessChanged: (...args) => live.get().threads.accessChanged(...args),
        disconnect: (...args) => live.get().threads.disconnect(...args),
      },
      channelBroadcaster: broadcaster,
    }),
    jobs: [
      ...channelJobs({ database, messagingPolicy }),
      job(scheduled("channel/supervise"), due.superviseAll, { cron: "* * * * *" }),
    ],
    onDatabaseEvent: {
      channelChanged: (channelId: string) => broadcaster.broadcast(channelId),
      async channelViewChanged(ids: string) {
        const [channelId = "", ...memberIds] = idsIn(ids);
        await broadcaster.broadcast(channelId, memberIds);
      },
      invitationsChanged: async (memberIds: string) => sendInvitations(idsIn(memberIds)),
      supervisionDue: async () => due.superviseSoon(),
      guardiansChanged: async () => dependent.refresh(),
      listeningAgain: async () => {
        due.superviseSoon();
        await sendInvitations(await rooms().everyoneHere());
      },
      memberSuspended: broadcaster.roleLost,
      roleLost: async (memberId: string) => {
        await broadcaster.roleLost(memberId);
        // Before the sockets close: open screens read the session again only if they are told.
        await sendStatus(memberId);
        await live.get().sockets.recheckMemberHere(memberId);
      },
    },
    kind,
    ports: threadPorts(database, kind, threads),
  };
  return feature satisfies Feature;
}
