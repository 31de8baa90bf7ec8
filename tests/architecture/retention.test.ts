import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type RetentionRule, retention } from "../../schema/retention.ts";
import { retentionDocument } from "../../server/platform/document/retention-document.ts";

const rules: readonly RetentionRule[] = Object.values(retention);
const sources = globSync("server/**/*.ts").map((file) => readFileSync(file, "utf8"));
const matches = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found = ""]) => found));

/** The tables of all entities, by the name of the entity. */
const tables = new Map(
  sources.flatMap((text) =>
    [...text.matchAll(/export const (\w+Entity) = defineEntity\(\{.*?tableName: "(\w+)"/gs)].map(
      ([, entity = "", table = ""]) => [entity, table] as const,
    ),
  ),
);

test("docs/retention.md matches the rules; if not, run `npm run docs`", () => {
  expect(readFileSync("docs/retention.md", "utf8")).toBe(retentionDocument());
});

test("every rule names a job that is scheduled and tables that exist", () => {
  const scheduled = new Set(matches(/scheduled\("([^"]+)"\)/g));
  const known = new Set(tables.values());
  const missing = rules.flatMap(({ job, tables: named }) => [
    ...(job === null || scheduled.has(job) ? [] : [job]),
    ...named.filter((table) => !known.has(table)),
  ]);
  expect(missing).toEqual([]);
  expect(known.size).toBeGreaterThan(70);
});

test("everything that a job deletes in batches, and every job that clears, has a rule", () => {
  const listed = new Set(rules.flatMap((rule) => rule.tables));
  const deleted = matches(/deleteInBatches\(\s*\w+,\s*(\w+Entity)/g).map((entity) => tables.get(entity) ?? entity);
  expect(deleted.length).toBeGreaterThan(12);
  expect(deleted.filter((table) => !listed.has(table))).toEqual([]);
  const jobs = new Set(rules.map(({ job }) => job));
  const clearing = matches(/scheduled\("([^"]*\/(?:clear|delete|remove)[^"]*)"\)/g);
  expect(clearing.filter((job) => !jobs.has(job))).toEqual([]);
});
