import { existsSync } from "node:fs";
import { type Language, languages, sourceLanguage } from "../../../schema/language/languages.ts";
import type { Translated } from "../../../schema/language/translation.ts";

/** The texts of a module in a language. Null is for those who have not chosen one. */
export type TextsIn<English> = (language: Language | null | undefined) => Translated<English>;

/**
 * LANGUAGE-2: the texts of a module, to be chosen by the language of whoever reads them. `file` is the English module, seen
 * from `importer`; a translation is the file beside it with the tag of its language, and what it lacks stays English.
 */
export async function translated<English extends object>(
  importer: string,
  file: string,
  english: English,
): Promise<TextsIn<English>> {
  const byLanguage = new Map<Language, English>();
  for (const language of languages) {
    const module = translationUrl(new URL(file, importer), language);
    if (language !== sourceLanguage && existsSync(module))
      byLanguage.set(language, { ...english, ...(await import(module.href)) });
  }
  return (language) => ((language && byLanguage.get(language)) ?? english) as Translated<English>;
}

/** `x-text.pcm.ts` for `x-text.ts`. */
export const translationUrl = (english: URL, language: Language): URL =>
  new URL(english.href.replace(/\.ts$/, `.${language}.ts`));
