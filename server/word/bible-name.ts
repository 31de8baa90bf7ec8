import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Every verse of the bundled King James text, without the edition's marks. */
export function readVerses(): string[] {
  const file = createRequire(import.meta.url).resolve("kjv/json/verses-1769.json");
  const verses: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return Object.values(verses).map((verse) => verse.replace(/[[\]#]/g, ""));
}

/** Parts of "Baal-peor" are no words of their own. */
const wholeWord = /(?<![A-Za-z-])[A-Za-z]+(?![A-Za-z-])/g;
const shape = /^[A-Z]{3,7}$/;

/**
 * What the text nowhere writes without a capital. Beside names that leaves titles, months and the like, which have to be told
 * by hand; a name that is also an ordinary word of the text, as Mark is, is English anyway. In upper case and sorted.
 */
export function findNames(verses: readonly string[]): string[] {
  const words = new Set(verses.flatMap((verse) => verse.match(wholeWord) ?? []));
  const written = [...words].filter((word) => /^[A-Z]/.test(word) && !words.has(word.toLowerCase()));
  return [...new Set(written.map((word) => word.toUpperCase()))].filter((word) => shape.test(word)).sort();
}
