import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { alertOverdue, type OverdueAlert } from "./report/overdue.ts";

/** SAFE-46: alerts leads and admins of overdue reports every ten minutes. */
export const overdueJob = (database: Pick<Database, "fork">, alert: OverdueAlert): Job =>
  job(scheduled("safety/alert-overdue-reports"), () => alertOverdue(database.fork(), alert), { cron: "*/10 * * * *" });
