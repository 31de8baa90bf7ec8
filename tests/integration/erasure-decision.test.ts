import { afterAll, beforeAll, expect, test } from "vitest";
import { references, texts } from "../../server/erasure/erasure-decision.ts";
import type { Database } from "../../server/platform/database.ts";
import { testDatabase } from "../support/database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("ERASE-1 every reference to a member is decided, and its foreign key does what was decided", async () => {
  const keys = await database.fork().execute<{ key: string; rule: string }[]>(`
    select key.conrelid::regclass || '.' || attribute.attname as key,
      case key.confdeltype when 'c' then 'goes' when 'n' then 'forgotten' else 'undecided' end as rule
    from pg_constraint key
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = any (key.conkey)
    where key.contype = 'f' and key.confrelid = 'users'::regclass`);
  expect(Object.fromEntries(keys.map(({ key, rule }) => [key, rule]))).toEqual(references);
});

test("ERASE-7 every column that may hold words about a member is decided", async () => {
  const columns = await database.fork().execute<{ key: string }[]>(`
    select columns.table_name || '.' || columns.column_name as key
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type in ('text', 'character varying', 'character', 'jsonb', 'json', 'ARRAY') or udt_name = 'citext')`);
  expect(columns.map(({ key }) => key).toSorted()).toEqual(Object.keys(texts).toSorted());
});

test("ERASE-1 columns that go with a member stand in tables whose rows go", () => {
  const tablesThatGo = new Set([
    "users",
    "verifications",
    ...Object.entries(references).flatMap(([key, rule]) => (rule === "goes" ? [key.split(".")[0]] : [])),
  ]);
  const going = Object.entries(texts).filter(([, decision]) => decision === "goes");
  expect(going.filter(([key]) => !tablesThatGo.has(key.split(".")[0])).map(([key]) => key)).toEqual([]);
});
