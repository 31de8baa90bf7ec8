import type { Database } from "../../../server/platform/database/database.ts";
import { until } from "../until.ts";

/** Waits until so many other transactions wait for a lock, such as one that the caller's transaction holds. */
export async function lockWaited(database: Pick<Database, "fork">, howMany = 1): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await until(async () => (await database.fork().execute<object[]>(waiting)).length >= howMany);
}
