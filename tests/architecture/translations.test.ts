import { globSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { isTextModule, readTranslation, translationOf } from "../../client/build/translated-texts.ts";
import { languages, sourceLanguage } from "../../schema/language/languages.ts";
import { wholeLanguages } from "../support/language/whole-languages.ts";

const files = globSync("{client,schema}/**/*.ts", { exclude: ["client/dist*/**"] }).map((file) => resolve(file));
const textModules = files.filter(isTextModule);
const others = languages.filter((language) => language !== sourceLanguage);

test.each(wholeLanguages)("LANGUAGE-23 in %s nothing that people read is missing", async (language) => {
  expect(textModules.length).toBeGreaterThan(150);
  const missing = await Promise.all(
    textModules.map(async (file) => ({ file, names: (await readTranslation(file, language)).untranslated })),
  );
  expect(missing.filter(({ names }) => names.length > 0)).toEqual([]);
});

describe.each(others)("in %s", (language) => {
  test("each translation stands beside an English module, and is held against it", async () => {
    const known = new Set(textModules.map((file) => translationOf(file, language)));
    const translations = files.filter((file) => file.endsWith(`.${language}.ts`));
    expect(translations.filter((file) => !known.has(file))).toEqual([]);
    for (const file of textModules) {
      const { code } = await readTranslation(file, language);
      if (code !== undefined) expect(code, file).toMatch(/export type Holds = Translates<\s*typeof import\(/);
    }
  });
});
