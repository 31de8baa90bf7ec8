import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { postAdminRoutes } from "./admin/admin.routes.ts";
import { postJobs } from "./post.jobs.ts";
import { postRoutes } from "./post.routes.ts";

export const openPosts = ({ database }: Pick<Core, "database">, messagingPolicy: MessagingPolicy): Feature => ({
  routes: [...postRoutes(messagingPolicy), ...postAdminRoutes],
  jobs: postJobs(database),
});
