import type { GamePorts } from "../support/game/ports.ts";

/**
 * The word list. Words are 2 to 7 upper-case letters A to Z. It is in memory, so a room judges a word without waiting.
 */
export interface WordList {
  /** Whether this is a British or American English word. With `bibleNames`, names from the Bible count too. */
  has(word: string, options: { bibleNames: boolean }): boolean;
  /** Every word of at least three letters that these letters can make, each used at most once. */
  wordsIn(letters: string, options: { bibleNames: boolean }): readonly string[];
  /** Whether there are at least `count` such words. */
  hasAtLeast(count: number, letters: string, options: { bibleNames: boolean }): boolean;
  /** Whether the word scores but is masked for other players. */
  isRude(word: string): boolean;
  /** Whether a sixteen-year-old knows the word. */
  isKnown(word: string): boolean;
  /** The known English words of seven letters that are not rude. */
  readonly longWords: readonly string[];
}

/** The ports of a word battle room. */
export interface WordBattlePorts extends GamePorts {
  readonly words: WordList;
}
