import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { deleteOldAudit } from "./audit.ts";

/** Deletes old rows of the audit log every night. */
export const auditJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("audit/delete-old"), async () => void (await deleteOldAudit(database.fork())), { cron: "20 3 * * *" }),
];
