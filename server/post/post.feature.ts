import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { job, scheduled } from "../platform/job.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { postAdminRoutes } from "./admin/admin.routes.ts";
import { clearDeletedPosts } from "./admin/deletion.ts";
import { postRoutes } from "./post.routes.ts";

export const openPosts = ({ database }: Pick<Core, "database">, messagingPolicy: MessagingPolicy): Feature => ({
  routes: [...postRoutes(messagingPolicy), ...postAdminRoutes],
  // POST-44: every night.
  jobs: [job(scheduled("post/clear-deleted"), () => clearDeletedPosts(database.fork()), { cron: "35 3 * * *" })],
});
