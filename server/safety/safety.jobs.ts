import { z } from "zod";
import type { Database } from "../platform/database.ts";
import { type Job, type JobQueue, job } from "../platform/job.ts";
import { deleteOldAccessLog } from "./access-log.ts";

const deleteAccessLogQueue = { name: "safety/delete-access-log", data: z.object({}) } satisfies JobQueue;
const EVERY_NIGHT = "20 3 * * *";

/** The background work of the safety feature. */
export const safetyJobs = (database: Pick<Database, "fork">): Job[] => [
  job(deleteAccessLogQueue, async () => void (await deleteOldAccessLog(database.fork())), { cron: EVERY_NIGHT }),
];
