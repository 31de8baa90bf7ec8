import type { Rooms } from "../../rooms/index.ts";
import type { MemberEvent } from "../../schema/member/protocol.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import { adultIfBornBy, contactCheck, type MessagingPolicy } from "../safety/safety.ts";
import { threadJobs } from "./thread.jobs.ts";
import { threadRoutes } from "./thread.routes.ts";
import { messageRateLimits, type NotificationPorts, type ThreadEnvironment } from "./thread-environment.ts";

interface ThreadNeeds {
  readonly live: LateReference<Rooms>;
  readonly notifications: NotificationPorts;
  readonly policy: MessagingPolicy;
}

/** The services that conversations and channels share. */
export function openThreads(core: Core, { live, notifications, policy }: ThreadNeeds) {
  const members = () => live.get().members;
  const contact = contactCheck({ isOpenToAll: policy.isOpenToAll, adultIfBornBy: () => adultIfBornBy(policy) });
  const environment: ThreadEnvironment = { rateLimits: messageRateLimits(), notifications, contact };
  const feature = {
    routes: threadRoutes,
    jobs: threadJobs(core.database),
    onDatabaseEvent: {
      listeningAgain: async () => {
        const event: MemberEvent = { type: "threadsMissed", payload: {} };
        await Promise.all((await members().everyoneHere()).map((memberId) => members().send(memberId, event)));
      },
    },
    environment,
  };
  return feature satisfies Feature;
}
