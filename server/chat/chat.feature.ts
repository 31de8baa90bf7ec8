import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { job, scheduled } from "../platform/job.ts";
import type { LateReference } from "../platform/late-reference.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { dependentThreads, dueSupervision, type ThreadEnvironment, threadPorts } from "../thread/thread-ports.ts";
import { chatRoutes } from "./chat.routes.ts";
import { conversationBroadcaster } from "./conversation-broadcaster.ts";
import { conversationKind, findDependentConversations, superviseNow } from "./conversation-kind.ts";

interface ChatNeeds {
  readonly live: LateReference<Rooms>;
  readonly messagingPolicy: MessagingPolicy;
  readonly threads: ThreadEnvironment;
}

export function openChat(core: Core, { live, messagingPolicy, threads }: ChatNeeds) {
  const { database, log } = core;
  const { broadcast, announce } = conversationBroadcaster(database, messagingPolicy, {
    rooms: () => live.get().members,
    log,
    others: core.processes,
  });
  const due = dueSupervision({
    database,
    log,
    kind: "conversation",
    supervise: (tx, threadId) => superviseNow(tx, messagingPolicy, threadId),
  });
  const dependent = dependentThreads({
    log,
    kind: "conversation",
    select: () => findDependentConversations(database, messagingPolicy),
    broadcast: (threadId) => broadcast(threadId),
  });
  const kind = conversationKind(messagingPolicy, announce);
  const feature = {
    routes: chatRoutes({
      messagingPolicy,
      threadRooms: { enter: (...args) => live.get().threads.enter(...args) },
    }),
    jobs: [job(scheduled("chat/supervise"), due.superviseAll, { cron: "* * * * *" })],
    onDatabaseEvent: {
      conversationChanged: (threadId: string) => broadcast(threadId),
      supervisionDue: async () => due.superviseSoon(),
      guardiansChanged: async () => dependent.refresh(),
      listeningAgain: async () => due.superviseSoon(),
    },
    kind,
    ports: threadPorts(database, kind, threads),
  };
  return feature satisfies Feature;
}
