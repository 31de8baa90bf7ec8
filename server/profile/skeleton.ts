import unhomoglyph from "unhomoglyph";
import { foldDiacritics } from "../../schema/fold-diacritics.ts";
import { latinLook, letterPairs, plainDigits } from "../platform/look-alike.ts";

/** Digits and signs that look like a letter, what Unicode's list leaves of other scripts, and a small l, which looks like a capital I. */
const lookAlikes = new Map([...letterPairs(["013457892@$", "oieastbgzas"]), ...letterPairs(["ĸʍπꞓßl", "kmnebi"])]);
const lookOf = (letter: string): string => lookAlikes.get(latinLook(letter)) ?? latinLook(letter);

/**
 * One spelling for all words that look alike: `4dm1n`, `ádmin` and `Аdmin` with a Cyrillic letter become the same. Only for
 * comparison. Unicode's list of confusable letters (UTS #39) depends on capitals, so it comes before the lower case.
 */
const skeletonOf = (word: string): string =>
  [...foldDiacritics(unhomoglyph(word.normalize("NFD")))]
    .map(lookOf)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");

/** The words of a text. `AdaAdmin` is two words. */
export const wordsOf = (text: string): string[] =>
  plainDigits(text.normalize("NFKC"))
    .replace(/(\p{Ll}\p{M}*)(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{M}\p{N}@$|]+/u)
    .filter(Boolean);

/** The skeletons of words as one, with and without digits around it: `Ada Obi 2` looks like `Ada Obi`. Empty ones are left out. */
export function skeletonsOf(words: readonly string[]): string[] {
  const joined = words.join("");
  return [joined, joined.replace(/^\d+|\d+$/g, "")].map(skeletonOf).filter(Boolean);
}
