import type { Database } from "../../platform/database/database.ts";
import { type Job, job, scheduled } from "../../platform/job.ts";
import { clearFormerNames } from "./former-name.ts";

/** PROFILE-9: every night, deletes the names that are no longer shown. */
export const formerNameJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("profile/clear-former-names"), () => clearFormerNames(database.fork()), { cron: "55 3 * * *" }),
];
