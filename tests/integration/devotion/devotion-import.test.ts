import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importDevotionFile } from "../../../server/devotion/import/import-devotion-file.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { storeDevotion } from "../../support/devotion.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => database.fork().execute("delete from devotions"));

const folder = mkdtempSync(join(tmpdir(), "devotions-"));
const row = (day: number, more: object = {}) => ({
  date: `2027-01-${String(day).padStart(2, "0")}`,
  title: `Day ${day}`,
  content: "Text",
  scripture_reference: "John 3:16",
  ...more,
});

/** Writes the rows into a file and imports it. Returns the exit code and what was printed. */
async function run(...rows: object[]) {
  const path = join(folder, "year.json");
  writeFileSync(path, JSON.stringify(rows));
  const lines: string[] = [];
  const code = await importDevotionFile([path], database.fork(), (line) => lines.push(line));
  return { code, lines };
}
const stored = () =>
  database
    .fork()
    .execute<{ id: string; date: string; title: string; is_published: boolean }[]>(
      "select id, date::text, title, is_published from devotions order by date, is_published desc",
    );

test("DEVOTION-14 a year's plan is published, and importing it again changes nothing", async () => {
  const year = Array.from({ length: 365 }, (_, at) => ({
    ...row(1),
    date: new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10),
  }));
  expect(await run(...year)).toEqual({ code: 0, lines: ["year.json: 365 added, 0 replaced, 0 unchanged."] });
  expect(await run(...year)).toEqual({ code: 0, lines: ["year.json: 0 added, 0 replaced, 365 unchanged."] });
  expect((await stored()).every((each) => each.is_published)).toBe(true);
});

test("DEVOTION-14 with one wrong row nothing is imported, and every wrong row is named", async () => {
  const { code, lines } = await run(row(1), row(2, { scripture_reference: "John 99:1" }), row(3, { title: "" }));
  expect(code).toBe(1);
  expect(lines[0]).toBe("year.json: nothing was imported. Please fix this first:");
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^ {2}Row 2: scripture_reference: is not found in the Bible/),
    expect.stringMatching(/^ {2}Row 3: title: Please fill this in/),
  ]);
  expect(await stored()).toEqual([]);
});

test("DEVOTION-14 a row replaces the published devotion of its date, which keeps its id; drafts stay", async () => {
  await storeDevotion(database.fork(), { date: "2027-01-01", title: "A draft", isPublished: false });
  const id = await storeDevotion(database.fork(), { date: "2027-01-01", title: "Before" });
  expect((await run(row(1), row(2))).lines).toEqual(["year.json: 1 added, 1 replaced, 0 unchanged."]);
  expect(await stored()).toMatchObject([
    { id, title: "Day 1", is_published: true },
    { title: "A draft", is_published: false },
    { title: "Day 2" },
  ]);
});

test("DEVOTION-14 two imports at once leave one devotion for each day", async () => {
  await Promise.all([run(row(1), row(2)), run(row(2), row(1))]);
  expect((await stored()).map(({ title }) => title)).toEqual(["Day 1", "Day 2"]);
});

test("without a file, or with one that cannot be read, the command explains itself", async () => {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  expect(await importDevotionFile([], database.fork(), print)).toBe(1);
  expect(await importDevotionFile(["/nowhere.json"], database.fork(), print)).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining("npm run import-devotions -- file.json"),
    expect.stringMatching(/^The file \/nowhere\.json cannot be read/),
  ]);
});

test("DEVOTION-44 a replaced devotion is another version, which no model has written", async () => {
  await run(row(1), row(2));
  await database.fork().execute("update devotions set is_ai_draft = true");
  await run(row(1, { title: "Another" }), row(2));
  expect(
    await database.fork().execute("select title, version, is_ai_draft from devotions where is_published order by date"),
  ).toEqual([
    { title: "Another", version: 2, is_ai_draft: false },
    { title: "Day 2", version: 1, is_ai_draft: true },
  ]);
});
