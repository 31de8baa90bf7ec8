import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { reviewNewAdults } from "./age/birthday.ts";
import { alertOverdue, type OverdueAlert } from "./report/overdue.ts";
import type { MessagingPolicy } from "./safety.ts";

/** SAFE-46: alerts leads and admins of overdue reports every ten minutes. */
export const overdueJob = (database: Pick<Database, "fork">, alert: OverdueAlert): Job =>
  job(scheduled("safety/alert-overdue-reports"), () => alertOverdue(database.fork(), alert), { cron: "*/10 * * * *" });

/** SAFE-75: looks every night at the threads of members who have turned 18, just after midnight in the community's time zone. */
export const birthdayJob = (database: Pick<Database, "fork">, policy: MessagingPolicy): Job =>
  job(scheduled("safety/review-new-adults"), () => reviewNewAdults(database.fork(), policy), { cron: "2 0 * * *" });
