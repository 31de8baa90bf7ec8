import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { deleteOldAccessLog } from "./access-log.ts";
import { alertOverdue, type OverdueAlert } from "./report/overdue.ts";

interface AlertNeeds extends OverdueAlert {
  sendNotifications: (memberIds: readonly string[], what: "new") => void;
}

/** Deletes old rows of the access log every night. */
export const safetyJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("safety/delete-access-log"), async () => void (await deleteOldAccessLog(database.fork())), {
    cron: "20 3 * * *",
  }),
];

/** SAFE-46: alerts the admins of overdue reports every ten minutes. */
export const overdueJob = (database: Pick<Database, "fork">, { sendNotifications, ...alert }: AlertNeeds): Job =>
  job(
    scheduled("safety/alert-overdue-reports"),
    async () => sendNotifications(await alertOverdue(database.fork(), alert), "new"),
    { cron: "*/10 * * * *" },
  );
