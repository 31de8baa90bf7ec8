import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { clearDeletedPosts } from "./admin/deletion.ts";

/** POST-44: every night. */
export const postJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("post/clear-deleted"), () => clearDeletedPosts(database.fork()), { cron: "35 3 * * *" }),
];
