import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { clearOldNotifications } from "./notification.ts";

/** NOTICE-9: deletes old notifications every night. */
export const notificationJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("notification/clear-old"), async () => void (await clearOldNotifications(database.fork())), {
    cron: "10 3 * * *",
  }),
];
