import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { clearVersions } from "./thread.ts";

/** THREAD-5: every night, deletes earlier versions of messages that are too old for reports. */
export const threadJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("thread/clear-versions"), () => clearVersions(database.fork()), { cron: "20 3 * * *" }),
];
