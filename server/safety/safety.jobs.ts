import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { deleteOldAccessLog } from "./access-log.ts";

/** Deletes old rows of the access log every night. */
export const safetyJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("safety/delete-access-log"), async () => void (await deleteOldAccessLog(database.fork())), {
    cron: "20 3 * * *",
  }),
];
