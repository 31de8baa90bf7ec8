import { query } from "../../server/own-database.ts";

/**
 * Stores a published devotion for today that is longer than its preview. Benchmarks that share a server share it, and whoever
 * comes first stores it.
 */
export async function storeTodaysDevotion(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `insert into devotions (title, content, scripture_reference, date, is_published)
     values ('A lamp', repeat('Light goes where it is carried. ', 30), 'Romans 8:38-39',
       (now() at time zone 'Africa/Lagos')::date, true)
     on conflict do nothing`,
  );
}
