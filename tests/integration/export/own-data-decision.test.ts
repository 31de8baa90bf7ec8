import { afterAll, beforeAll, expect, test } from "vitest";
import { findOwnTables, type Reference, referencesOf } from "../../../server/export/own-table.ts";
import type { OwnDataDecisions } from "../../../server/platform/database/data-decision.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { loadOwnDataDecisions } from "../../../server/platform/database/entities.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
let decisions: OwnDataDecisions;
let references: Reference[];
let ownTables: ReadonlySet<string>;
beforeAll(async () => {
  database = await testDatabase();
  decisions = await loadOwnDataDecisions();
  references = referencesOf(database.fork());
  ownTables = new Set((await findOwnTables(database.fork())).map(({ name }) => name));
});
afterAll(() => database.close());

test("EXPORT-1 every reference to a member, or to a table with own rows, has a decision", () => {
  const deciding = references.filter(({ target }) => ownTables.has(target));
  expect(deciding.length).toBeGreaterThan(50);
  const undecided = deciding.filter(({ table, column }) => decisions[`${table}.${column}`] === undefined);
  expect(undecided.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test("EXPORT-1 the references that the entities declare are those of the database", async () => {
  const found = await database.fork().execute<{ reference: string }[]>(`
    select key.conrelid::regclass || '.' || attribute.attname as reference
    from pg_constraint key
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace and array_length(key.conkey, 1) = 1`);
  const declared = references.map(({ table, column }) => `${table}.${column}`);
  expect(declared.toSorted()).toEqual(found.map(({ reference }) => reference).toSorted());
});

test("EXPORT-1 every decision is about a column that exists", async () => {
  const columns = await database
    .fork()
    .execute<{ name: string }[]>(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
    );
  const known = new Set(columns.map(({ name }) => name));
  expect(Object.keys(decisions).filter((name) => !known.has(name))).toEqual([]);
});
