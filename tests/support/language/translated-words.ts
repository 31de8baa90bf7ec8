import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isTextModule, translationOf } from "../../../client/build/translated-texts.ts";
import type { Language } from "../../../schema/language/languages.ts";

/** The English texts that read differently in this language: none of them may be left on a page in it. */
export async function translatedWords(language: Language): Promise<ReadonlySet<string>> {
  const english = new Set<string>();
  const translated = new Set<string>();
  for (const file of globSync("{client,schema}/**/*.ts", { exclude: ["client/dist*/**"] }).filter(isTextModuleAt)) {
    const translation = await import(pathToFileURL(translationOf(resolve(file), language)).href).catch(() => undefined);
    if (translation === undefined) continue;
    const source = await import(pathToFileURL(resolve(file)).href);
    for (const [name, texts] of Object.entries(translation)) {
      for (const text of stringsOf(source[name])) english.add(text);
      for (const text of stringsOf(texts)) translated.add(text);
    }
  }
  return new Set([...english].filter((text) => text.includes(" ") && !translated.has(text)));
}

const isTextModuleAt = (file: string) => isTextModule(resolve(file));

/** All texts in a value, however deep. */
function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
