import { openWordList } from "../../../server/word/word.ts";

const words = openWordList();

/** The longest word that these letters can spell. */
export function longestIn(letters: string): string {
  const [longest] = words.wordsIn(letters, { bibleNames: false }).toSorted((a, b) => b.length - a.length);
  if (longest === undefined) throw new Error(`no word in ${letters}`);
  return longest;
}
