import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { translated } from "../../../../../server/platform/language/translated.ts";

const english = { hello: (name: string) => `Hello, ${name}.`, bye: "Goodbye." };

let folder: string;
let importer: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "texts-"));
  importer = pathToFileURL(join(folder, "greeting.ts")).href;
  await writeFile(join(folder, "greeting-text.pcm.ts"), "export const hello = (name) => `How far, ` + name + `.`;");
});
afterAll(() => rm(folder, { recursive: true }));

test("LANGUAGE-2 a text is in the reader’s language, and in English where the translation lacks it", async () => {
  const textIn = await translated(importer, "./greeting-text.ts", english);
  expect([textIn("pcm").hello("Ada"), textIn("pcm").bye]).toEqual(["How far, Ada.", "Goodbye."]);
});

test("LANGUAGE-1 who has chosen no language, or English, reads English", async () => {
  const textIn = await translated(importer, "./greeting-text.ts", english);
  for (const language of [null, undefined, "en"] as const) expect(textIn(language).hello("Ada")).toBe("Hello, Ada.");
});

test("LANGUAGE-2 a module without a translation is English for everyone", async () => {
  const textIn = await translated(importer, "./other-text.ts", english);
  expect(textIn("pcm").hello("Ada")).toBe("Hello, Ada.");
});
