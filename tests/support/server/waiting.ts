import type { Database } from "../../../server/platform/database/database.ts";
import { until } from "../until.ts";

/** Waits until at least so many transactions of the database wait for a lock. */
export async function untilWaiting(database: Pick<Database, "fork">, count: number): Promise<void> {
  await until(async () => {
    const waiting = await database
      .fork()
      .execute("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
    return waiting.length >= count;
  });
}
