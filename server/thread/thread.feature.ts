import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { adultIfBornBy, contactCheck, type MessagingPolicy } from "../safety/safety.ts";
import { threadJobs } from "./thread.jobs.ts";
import { threadRoutes } from "./thread.routes.ts";
import { messageRateLimits, type NotificationPorts, type ThreadEnvironment } from "./thread-environment.ts";

/** The services that conversations and channels share. */
export function openThreads(core: Core, notifications: NotificationPorts, policy: MessagingPolicy) {
  const contact = contactCheck({ isOpenToAll: policy.isOpenToAll, adultIfBornBy: () => adultIfBornBy(policy) });
  const environment: ThreadEnvironment = { rateLimits: messageRateLimits(), notifications, contact };
  const feature = {
    routes: threadRoutes,
    jobs: threadJobs(core.database),
    environment,
  };
  return feature satisfies Feature;
}
