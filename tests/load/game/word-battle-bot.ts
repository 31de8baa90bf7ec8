import { randomInt } from "node:crypto";
import { WORD_MIN_LENGTH } from "../../../schema/limits.ts";
import { openWordList } from "../../../server/word/word.ts";
import type { BotGame } from "./bot-game.ts";

/** One answer in this many is not a word. */
const NO_WORD_IN = 8;
/** In this round every second bot only drafts its word, which counts when time is up. */
const FORCED_ROUND = 2;

/** Plays mostly real words. With `isPatient` false no round waits for its time limit. Loading the word list is slow. */
export function wordBattleBot({ isPatient }: { readonly isPatient: boolean }): BotGame {
  const wordsIn = wordFinder();
  return {
    type: "word_battle",
    move({ letters = "", round }, place) {
      const words = wordsIn(letters);
      const isWord = words.length > 0 && randomInt(NO_WORD_IN) > 0;
      const word = isWord ? (words[randomInt(words.length)] as string) : noWord(letters, words);
      if (isPatient && round === FORCED_ROUND && place % 2 === 1) return { draft: draftOf(word) };
      // A person would have most of the word in the draft before submitting it.
      return { draft: draftOf(word.slice(0, -1)), answer: { request: "word", payload: { word } } };
    },
    // The receipt contains the exact points.
    earns: ({ points = Number.NaN }) => ({ min: points, max: points }),
  };
}

const draftOf = (word: string) => ({ request: "draft", payload: { word } });

/** Finds words in letters, with a cache because all bots at a table have the same letters. */
export function wordFinder(): (letters: string) => readonly string[] {
  const list = openWordList();
  const cache = new Map<string, readonly string[]>();
  return (letters) => {
    const words = cache.get(letters) ?? list.wordsIn(letters, { bibleNames: false });
    if (!cache.has(letters) && cache.size >= 1000) cache.clear();
    cache.set(letters, words);
    return words;
  };
}

/** The first letters that are not a word; all letters if every shorter prefix is a word. */
function noWord(letters: string, words: readonly string[]): string {
  for (let length = WORD_MIN_LENGTH; length < letters.length; length += 1) {
    const tried = letters.slice(0, length);
    if (!words.includes(tried)) return tried;
  }
  return letters;
}
