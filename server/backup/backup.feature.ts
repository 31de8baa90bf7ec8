import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { backupJobs } from "./backup.jobs.ts";

/** Backups of the night. Those of a command, and what restores them, need no server. */
export const openBackups = (core: Core): Feature => ({ jobs: backupJobs(core) });
