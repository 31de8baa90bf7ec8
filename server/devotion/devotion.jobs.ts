import { notifyDevotion } from "../notification/notification.ts";
import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import type { DevotionOptions } from "./devotion.routes.ts";

/** NOTICE-22: before school, and then every hour for a devotion that is published later that day. */
export const devotionJobs = (
  database: Pick<Database, "fork">,
  { today, sendNotifications }: DevotionOptions,
): Job[] => [
  job(
    scheduled("devotion/notify-of-todays"),
    async () => sendNotifications(await notifyDevotion(database.fork(), today()), "new"),
    { cron: "30 6-20 * * *" },
  ),
];
