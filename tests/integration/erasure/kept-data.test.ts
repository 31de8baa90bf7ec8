import { afterAll, beforeAll, expect, test } from "vitest";
import { impersonalTables, type KeptData, keptData, profileFields } from "../../../schema/privacy/kept-data.ts";
import { retention } from "../../../schema/retention.ts";
import { findOwnTables } from "../../../server/export/own-table.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { loadErasureDecisions, loadOwnDataDecisions } from "../../../server/platform/database/entities.ts";
import { testDatabase } from "../../support/server/database.ts";

const items: readonly KeptData[] = keptData.flatMap((group) => group.items);
const labelled = items.flatMap(({ tables }) => tables);

let database: Database;
/** Every table, and for those that refer to members or to rows of theirs, whether their rows are deleted with the account. */
let tables: ReadonlySet<string>;
let going: ReadonlySet<string>;
let inDownload: ReadonlySet<string>;
beforeAll(async () => {
  database = await testDatabase();
  tables = new Set([...database.fork().getMetadata().getAll().values()].map(({ tableName }) => tableName));
  going = await tablesThatGo();
  inDownload = new Set((await findOwnTables(database.fork())).map(({ name }) => name));
});
afterAll(() => database.close());

test("PRIVACY-1 every table has a label in plain words, or is said to hold nothing about people", () => {
  const known = [...labelled, ...impersonalTables];
  expect(tables.size).toBeGreaterThan(70);
  expect([...tables].filter((table) => !known.includes(table))).toEqual([]);
  expect(known.filter((table) => !tables.has(table))).toEqual([]);
  expect(known).toHaveLength(new Set(known).size);
});

test("PRIVACY-1 every declaration of erasure and export is about a table with a label", async () => {
  const declared = [...Object.keys(await loadErasureDecisions()), ...Object.keys(await loadOwnDataDecisions())];
  const named = new Set(declared.map((column) => column.split(".")[0] ?? ""));
  named.delete("migrations");
  expect([...named].filter((table) => !labelled.includes(table) && !impersonalTables.includes(table))).toEqual([]);
});

test("PRIVACY-1 every rule of what is deleted by itself is shown with what it deletes", () => {
  const shown = new Set(items.flatMap(({ ends = [] }) => ends));
  expect(Object.keys(retention).filter((name) => !shown.has(name as keyof typeof retention))).toEqual([]);
  for (const { label, tables: held, ends = [] } of items.filter((item) => item.tables.length > 0)) {
    const deleted = ends.map((name) => retention[name].tables as readonly string[]);
    expect
      .soft(
        deleted.every((each) => each.some((table) => held.includes(table))),
        label,
      )
      .toBe(true);
  }
});

test("PRIVACY-2 what is said to go with an account is deleted by its foreign keys, and nothing else is", () => {
  for (const { label, tables: held, leaving } of items.filter((item) => item.tables.length > 0)) {
    expect
      .soft(
        held.every((table) => going.has(table)),
        label,
      )
      .toBe(leaving === "goes");
  }
});

test("PRIVACY-2 what is said to be in a download is there", () => {
  for (const { label, tables: held, inDownload: said } of items) {
    expect
      .soft(
        held.some((table) => inDownload.has(table)),
        label,
      )
      .toBe(said);
  }
  expect(impersonalTables.filter((table) => inDownload.has(table))).toEqual([]);
});

test("PRIVACY-1 every field of a profile is named", async () => {
  const declared = Object.keys(await loadErasureDecisions()).filter((column) => column.startsWith("profiles."));
  expect(Object.keys(profileFields).toSorted()).toEqual(declared.map((column) => column.slice(9)).toSorted());
});

/** Tables whose rows are deleted with the account: by a reference to a member, or to a row that is deleted. */
async function tablesThatGo(): Promise<Set<string>> {
  const decisions = await loadOwnDataDecisions();
  const rows = await database.fork().execute<{ source: string; column: string; target: string; goes: boolean }[]>(`
    select key.conrelid::regclass::text as source, attribute.attname as "column", key.confrelid::regclass::text as target,
      key.confdeltype = 'c' as goes
    from pg_constraint key
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace`);
  const own = rows.filter(({ source, column, target }) => {
    const decision = decisions[`${source}.${column}`];
    return decision === "own" || (decision === "withheld" && target === "users" && source === "due_pushes");
  });
  const found = new Set(["users"]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { source } of own) {
      const references = own.filter((each) => each.source === source);
      if (references.every(({ goes, target }) => goes && found.has(target))) found.add(source);
    }
  }
  return found;
}
