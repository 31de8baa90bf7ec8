import type { Database } from "../../platform/database/database.ts";
import { type Job, job, scheduled } from "../../platform/job.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { removeUnusedImages } from "./event-image.ts";

/** EVENT-54: every night, removes images that no event shows. */
export const imageJobs = (database: Pick<Database, "fork">, storage: Storage): Job[] => [
  job(scheduled("event/remove-images"), () => removeUnusedImages(database.fork(), storage), { cron: "40 3 * * *" }),
];
