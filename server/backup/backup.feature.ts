import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { backupJobs } from "./backup.jobs.ts";
import { forgetUnfinishedRestore } from "./restore/restore-journal.ts";

/** Backups of the night. Those of a command, and what restores them, need no server. */
export async function openBackups(core: Core): Promise<Feature> {
  await forgetUnfinishedRestore(core.config.dataDir);
  return { jobs: backupJobs(core) };
}
