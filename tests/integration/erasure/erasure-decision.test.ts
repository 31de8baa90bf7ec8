import { afterAll, beforeAll, expect, test } from "vitest";
import type { ErasureDecision, ErasureDecisions } from "../../../server/platform/database/data-decision.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { loadErasureDecisions } from "../../../server/platform/database/entities.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
let decisions: ErasureDecisions;
beforeAll(async () => {
  database = await testDatabase();
  decisions = await loadErasureDecisions();
});
afterAll(() => database.close());

test("ERASE-1 the foreign key of every reference to a member decides, and nothing else does", async () => {
  const references = await readReferences();
  expect(references.length).toBeGreaterThan(20);
  for (const { column, rule } of references) {
    expect.soft(["goes", "set null"], column).toContain(rule);
    expect.soft(decisions, column).not.toHaveProperty([column]);
  }
});

test("ERASE-7 every column that may contain text about a member has a decision", async () => {
  const texts = (await readContentColumns()).filter(({ type }) => type !== "bytea");
  expect(texts.length).toBeGreaterThan(50);
  for (const { column } of texts) expect.soft(textDecisions, column).toContain(decisions[column]);
});

test("ERASE-1 a column of bytes is deleted with its member or impersonal: a picture can't be searched", async () => {
  const bytes = (await readContentColumns()).filter(({ type }) => type === "bytea");
  for (const { column } of bytes) expect.soft(byteDecisions, column).toContain(decisions[column]);
});

test("ERASE-1 every decision belongs to a column of text or bytes", async () => {
  const columns = (await readContentColumns()).map(({ column }) => column);
  expect(Object.keys(decisions).filter((column) => !columns.includes(column))).toEqual([]);
});

test("ERASE-1 a column that is deleted with a member is in a table whose rows are deleted too", async () => {
  const going = (await readReferences()).filter(({ rule }) => rule === "goes");
  const tables = new Set(["users", "verifications", ...going.map(({ column }) => tableOf(column))]);
  // A set of rows adds itself while it is gone through: so does what is deleted with those.
  const owned = await readOwned();
  for (const table of tables) for (const each of owned) if (each.owner === table) tables.add(each.table);
  const remaining = Object.keys(decisions).filter(
    (column) => decisions[column] === "goes" && !tables.has(tableOf(column)),
  );
  expect(remaining).toEqual([]);
});

const textDecisions: readonly ErasureDecision[] = ["goes", "redacted", "removed", "impersonal"];
const byteDecisions: readonly ErasureDecision[] = ["goes", "impersonal"];

const tableOf = (column: string): string => column.split(".")[0] ?? "";

function readReferences() {
  return database.fork().execute<{ column: string; rule: string }[]>(`
    select key.conrelid::regclass || '.' || attribute.attname as column,
      case key.confdeltype when 'c' then 'goes' when 'n' then 'set null' else 'undecided' end as rule
    from pg_constraint key
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = any (key.conkey)
    where key.contype = 'f' and key.confrelid = 'users'::regclass`);
}

/** Tables whose rows are deleted with the row of another table to which they belong. */
function readOwned() {
  return database.fork().execute<{ table: string; owner: string }[]>(`
    select conrelid::regclass::text as table, confrelid::regclass::text as owner
    from pg_constraint where contype = 'f' and confdeltype = 'c'`);
}

/** Columns that may contain what a member wrote or uploaded, with their types. */
async function readContentColumns() {
  return await database.fork().execute<{ column: string; type: string }[]>(`
    select columns.table_name || '.' || columns.column_name as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type in ('bytea', 'text', 'character varying', 'character', 'jsonb', 'json', 'ARRAY') or udt_name = 'citext')`);
}
