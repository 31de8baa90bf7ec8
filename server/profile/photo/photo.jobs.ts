import type { Database } from "../../platform/database/database.ts";
import { type Job, job, scheduled } from "../../platform/job.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { removeUnusedPhotos } from "./photo.ts";

/** PROFILE-24: every night, removes photographs that no profile shows. */
export const photoJobs = (database: Pick<Database, "fork">, storage: Storage): Job[] => [
  job(scheduled("profile/remove-photos"), () => removeUnusedPhotos(database.fork(), storage), { cron: "50 3 * * *" }),
];
