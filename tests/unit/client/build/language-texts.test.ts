import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { languageTexts } from "../../../../client/build/language-texts.ts";
import { isTextModule } from "../../../../client/build/translated-texts.ts";
import type { Language } from "../../../../schema/language/languages.ts";

const folder = join(mkdtempSync(join(tmpdir(), "lampstand-texts-")), "client");
mkdirSync(folder);
afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

/** A text module with this source, and its translation if there is one. */
function textModule(name: string, english: string, pidgin?: string): string {
  const file = join(folder, `${name}-text.ts`);
  writeFileSync(file, english);
  if (pidgin !== undefined) writeFileSync(join(folder, `${name}-text.pcm.ts`), pidgin);
  return file;
}

/** Builds these modules in a language; `warned` is its report. */
async function build(language: Language, ...files: readonly string[]) {
  const plugin = languageTexts({ language, report: true });
  const warned = vi.fn<(line: string) => void>();
  const context = { warn: warned, addWatchFile: () => {} };
  const load = plugin.load as unknown as (this: typeof context, id: string) => Promise<{ code: string } | null>;
  const codes: (string | undefined)[] = [];
  for (const file of files) codes.push((await load.call(context, file))?.code);
  (plugin.buildEnd as unknown as (this: typeof context) => void).call(context);
  return { codes, report: warned.mock.calls.map(([line]) => line) };
}

test("LANGUAGE-22 a build has the translation in place of the English module", async () => {
  const file = textModule("whole", `export const button = "Save it";\n`, `export const button = "Save am";\n`);
  expect((await build("en", file)).codes).toEqual([undefined]);
  const { codes, report } = await build("pcm", file);
  expect(codes[0]?.trim()).toBe(`export const button = "Save am";`);
  expect(report).toEqual([]);
});

test("LANGUAGE-22 a text that is missing comes from English, and the build's report names it", async () => {
  const english =
    `// What is saved\nexport const button = "Save it";\nexport const gone = "It is gone";\nexport const icon = "book-open";
    export { type Rank, first as best } from "./order.ts";\n`.replace(/^ +/gm, "");
  const part = textModule("part", english, `export const button = "Save am";\n`);
  const none = textModule("none", `export const title = "Events";\n`);
  const { codes, report } = await build("pcm", part, none);
  expect(codes[0]).toContain(`export { gone, icon, best } from "./part-text.ts?english";`);
  expect(codes[1]).toBeUndefined();
  expect(report.map((line) => line.replace(/ of .*\//, " of "))).toEqual([
    "pcm: English is shown for title of none-text.ts",
    "pcm: English is shown for gone of part-text.ts",
  ]);
});

test("only the English modules with texts are replaced", () => {
  const names = ["a/x-text.ts", "a/x-errors.ts", "a/x-content.ts", "a/x-text.pcm.ts", "a/x.ts", "a/text.ts"];
  expect(names.map((name) => isTextModule(`/client/${name}`))).toEqual([true, true, true, false, false, false]);
  expect(isTextModule("/server/mail-text.ts")).toBe(false);
});
