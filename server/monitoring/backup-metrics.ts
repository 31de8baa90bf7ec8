import type { Core } from "../platform/core.ts";
import { showGauge } from "../platform/monitoring/metrics.ts";
import { sampled } from "../platform/monitoring/sampled.ts";

/** Shows the age of the last backup, once one has been recorded in the table `backups`. */
export function measureBackups({ metrics, database }: Pick<Core, "metrics" | "database">): void {
  const readAge = sampled(async () => {
    const [table] = await database.run<{ exists: boolean }>(FIND_TABLE, []);
    if (!table?.exists) return null;
    const [backup] = await database.run<{ age: number | null }>(READ_AGE, []);
    return backup?.age ?? null;
  });
  showGauge(metrics, {
    name: "lampstand_backup_age_seconds",
    help: "How long ago the last backup that did not fail ended; absent while there is none",
    read: async () => {
      const age = await readAge();
      return age === undefined || age === null ? [] : [{ value: age }];
    },
  });
}

const FIND_TABLE = {
  name: "find_backups",
  text: "select to_regclass('public.backups') is not null as exists",
};
const READ_AGE = {
  name: "last_backup_age",
  // A backup that failed has no bytes.
  text: "select extract(epoch from now() - max(ended_at))::float8 as age from public.backups where bytes is not null",
};
