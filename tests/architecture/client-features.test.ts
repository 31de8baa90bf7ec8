import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { features } from "../../client/app/features.ts";

const declared = globSync("client/*/*.feature.ts");

test("a feature of the client is declared in its own folder, under its name", () => {
  expect(declared.length).toBeGreaterThan(20);
  for (const file of declared) expect(file).toBe(`client/${basename(file, ".feature.ts")}/${basename(file)}`);
});

test("the app lists every declaration once", () => {
  const list = readFileSync("client/app/features.ts", "utf8");
  const missing = declared.filter((file) => !list.includes(`"../${file.slice("client/".length)}"`));
  expect(missing).toEqual([]);
  expect(new Set(features).size).toBe(declared.length);
});

test("a noun of error codes belongs to one feature", () => {
  const nouns = features.flatMap(({ errorTexts = {} }) => Object.keys(errorTexts));
  expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([]);
});
