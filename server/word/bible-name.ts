import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Every verse of the bundled King James text, without the edition's marks. */
export function readVerses(): string[] {
  const file = createRequire(import.meta.url).resolve("kjv/json/verses-1769.json");
  const verses: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return Object.values(verses).map((verse) => verse.replace(/[[\]#]/g, ""));
}

/** A part of a hyphenated word such as "Baal-peor" does not count as a word. */
const wholeWord = /(?<![A-Za-z-])[A-Za-z]+(?![A-Za-z-])/g;
const shape = /^[A-Z]{3,7}$/;

/**
 * The words that the text always capitalises, in upper case and sorted. Besides names, these are titles, months and so on,
 * which are excluded by hand. A name that is also an ordinary word, such as Mark, is in the English list anyway.
 */
export function findNames(verses: readonly string[]): string[] {
  const words = new Set(verses.flatMap((verse) => verse.match(wholeWord) ?? []));
  const written = [...words].filter((word) => /^[A-Z]/.test(word) && !words.has(word.toLowerCase()));
  return [...new Set(written.map((word) => word.toUpperCase()))].filter((word) => shape.test(word)).sort();
}
