import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { job, scheduled } from "../platform/job.ts";
import { threadRoutes } from "./thread.routes.ts";
import { clearVersions } from "./thread.ts";
import { messageRateLimits, type NotePorts, type ThreadEnvironment } from "./thread-ports.ts";

/** What conversations and channels share. */
export function openThreads(core: Core, notes: NotePorts) {
  const environment: ThreadEnvironment = { rateLimits: messageRateLimits(), notes };
  const feature = {
    routes: threadRoutes(core),
    jobs: [job(scheduled("thread/clear-versions"), () => clearVersions(core.database.fork()), { cron: "30 3 * * *" })],
    environment,
  };
  return feature satisfies Feature;
}
