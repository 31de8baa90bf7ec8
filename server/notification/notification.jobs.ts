import { z } from "zod";
import type { Database } from "../platform/database.ts";
import { type Job, type JobQueue, job } from "../platform/job.ts";
import { clearOldNotifications } from "./notification.ts";

const clearQueue = { name: "notification/clear-old", data: z.object({}) } satisfies JobQueue;
const EVERY_NIGHT = "10 3 * * *";

/** The background work of the notification feature. */
export const notificationJobs = (database: Pick<Database, "fork">): Job[] => [
  job(clearQueue, async () => void (await clearOldNotifications(database.fork())), { cron: EVERY_NIGHT }),
];
