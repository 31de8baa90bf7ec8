import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");

/** The lines of this source that the rule refuses. */
async function refusedLines(source: readonly string[]): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), "minimum-browsers-"));
  try {
    const settings = { plugins: [resolve("client/minimum-browsers.grit")], linter: { rules: { preset: "none" } } };
    await writeFile(join(folder, "biome.json"), JSON.stringify(settings));
    await writeFile(join(folder, "source.ts"), source.join("\n"));
    const lint = [biome, "lint", "--reporter=github", "--max-diagnostics=200", "source.ts"];
    const { stdout } = await promisify(execFile)(process.execPath, lint, { cwd: folder }).catch((failure) => failure);
    return [...String(stdout).matchAll(/line=(\d+)/g)].map(([, line]) => Number(line));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const newer = [
  'URL.canParse("x");',
  "new URLSearchParams().size;",
  "search.size;",
  "AbortSignal.timeout(1);",
  "AbortSignal.any([]);",
  "Promise.withResolvers();",
  "Promise.try(work);",
  "Object.groupBy(list, of);",
  "Map.groupBy(list, of);",
  "Array.fromAsync(stream);",
  "list.toSorted();",
  "list.toReversed();",
  "list.toSpliced(0);",
  "list.with(0, 1);",
  "set.union(other);",
  "set.isSubsetOf(other);",
  "text.toWellFormed();",
  "RegExp.escape(text);",
  "/a/v;",
  "/(?<=a)b/u;",
  "/(?<!a)b/gu;",
  "/(?i:a)/;",
  "map.values().toArray();",
  "map.entries().map(of);",
];

test("the lint rule refuses functions that Safari 16 or Chrome 109 lacks", async () => {
  expect(await refusedLines(newer)).toEqual(newer.map((_, index) => index + 1));
});

test("the lint rule allows functions that both browsers have", async () => {
  const older = [
    "list.at(-1);",
    "list.findLast(of);",
    "/(?<name>a)/u;",
    "/v/g;",
    "map.size;",
    "structuredClone(list);",
  ];
  expect(await refusedLines([...older, "Object.values(list).map(of);", "[...map.values()].map(of);"])).toEqual([]);
});
