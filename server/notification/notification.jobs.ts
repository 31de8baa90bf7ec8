import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { announcementQueue } from "./announcement/announcement.ts";
import { sendBatches } from "./announcement/send-batches.ts";
import { clearOldNotifications } from "./notification.ts";

/** NOTICE-9: deletes old notifications every night. */
export const notificationJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("notification/clear-old"), async () => void (await clearOldNotifications(database.fork())), {
    cron: "10 3 * * *",
  }),
];

/** NOTICE-31: sends what admins announce. */
export const announcementJob = (database: Pick<Database, "fork">): Job =>
  job(announcementQueue, ({ announcementId }) => sendBatches(database, announcementId));
