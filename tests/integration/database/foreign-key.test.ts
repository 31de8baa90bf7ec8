import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../server/platform/database/database.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("every foreign key has an index, so that a deletion never scans a whole table", async () => {
  const rows = await database.fork().execute<{ key: string; is_indexed: boolean }[]>(`
    select key.conrelid::regclass || '.' || attribute.attname as key, exists (
      select from pg_index index
      where index.indrelid = key.conrelid and index.indkey[0] = key.conkey[1] and (
        index.indpred is null
        or pg_get_expr(index.indpred, index.indrelid) = format('(%I IS NOT NULL)', attribute.attname)
      )
    ) as is_indexed
    from pg_constraint key
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace
    order by 1`);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ is_indexed }) => !is_indexed).map(({ key }) => key)).toEqual([]);
});
