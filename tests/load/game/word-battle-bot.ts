import { randomInt } from "node:crypto";
import { WORD_MIN_LENGTH } from "../../../schema/limits.ts";
import { openWordList } from "../../../server/word/word.ts";
import type { BotGame } from "./bot-game.ts";

/** One answer in so many is no word. */
const NO_WORD_IN = 8;
/** In this round every second bot leaves its word on the board, where the end of the time finds it. */
const FORCED_ROUND = 2;

/** Mostly right words; with `isPatient` false no round takes its whole time. Reading the list takes a moment. */
export function wordBattleBot({ isPatient }: { readonly isPatient: boolean }): BotGame {
  const wordsIn = wordFinder();
  return {
    type: "word_battle",
    move({ letters = "", round }, place) {
      const words = wordsIn(letters);
      const isWord = words.length > 0 && randomInt(NO_WORD_IN) > 0;
      const word = isWord ? (words[randomInt(words.length)] as string) : noWord(letters, words);
      if (isPatient && round === FORCED_ROUND && place % 2 === 1) return { draft: draftOf(word) };
      // Someone who is about to play a word has laid most of it already.
      return { draft: draftOf(word.slice(0, -1)), answer: { request: "word", payload: { word } } };
    },
    // The receipt holds the exact points.
    earns: ({ points = Number.NaN }) => ({ least: points, most: points }),
  };
}

const draftOf = (word: string) => ({ request: "draft", payload: { word } });

/** The words in some letters; everyone at a table asks for the same ones. */
function wordFinder(): (letters: string) => readonly string[] {
  const list = openWordList();
  const cache = new Map<string, readonly string[]>();
  return (letters) => {
    const words = cache.get(letters) ?? list.wordsIn(letters, { bibleNames: false });
    if (!cache.has(letters) && cache.size >= 1000) cache.clear();
    cache.set(letters, words);
    return words;
  };
}

/** Letters next to each other that are no word; the whole rack at worst. */
function noWord(letters: string, words: readonly string[]): string {
  for (let length = WORD_MIN_LENGTH; length < letters.length; length += 1) {
    const tried = letters.slice(0, length);
    if (!words.includes(tried)) return tried;
  }
  return letters;
}
