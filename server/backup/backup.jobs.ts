import { type Job, job, scheduled } from "../platform/job.ts";
import { backUpNightly, type NightlyOptions } from "./nightly.ts";

const FOUR_HOURS = 4 * 60 * 60;

/** Before the jobs that delete what is old. Tried again a few times, over some minutes. */
const queue = { ...scheduled("backup/nightly"), timeoutSeconds: FOUR_HOURS, retries: 7 };

/** BACKUP-6: only with `BACKUP_TO`. */
export function backupJobs(options: NightlyOptions): Job[] {
  const to = options.config.BACKUP_TO;
  if (to === undefined) return [];
  return [job(queue, async () => await backUpNightly(to, options), { cron: "50 2 * * *" })];
}
