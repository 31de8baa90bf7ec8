import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { alertOverdue, type OverdueAlert } from "./report/overdue.ts";

interface AlertNeeds extends OverdueAlert {
  sendNotifications: (memberIds: readonly string[], what: "new") => void;
}

/** SAFE-46: alerts the admins of overdue reports every ten minutes. */
export const overdueJob = (database: Pick<Database, "fork">, { sendNotifications, ...alert }: AlertNeeds): Job =>
  job(
    scheduled("safety/alert-overdue-reports"),
    async () => sendNotifications(await alertOverdue(database.fork(), alert), "new"),
    { cron: "*/10 * * * *" },
  );
