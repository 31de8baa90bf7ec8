import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { threadJobs } from "./thread.jobs.ts";
import { threadRoutes } from "./thread.routes.ts";
import { messageRateLimits, type NotePorts, type ThreadEnvironment } from "./thread-ports.ts";

/** What conversations and channels share. */
export function openThreads(core: Core, notes: NotePorts) {
  const environment: ThreadEnvironment = { rateLimits: messageRateLimits(), notes };
  const feature = {
    routes: threadRoutes,
    jobs: threadJobs(core.database),
    environment,
  };
  return feature satisfies Feature;
}
