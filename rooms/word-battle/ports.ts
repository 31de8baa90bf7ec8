import type { GamePorts } from "../support/game/ports.ts";

/** What is a word: upper-case letters A to Z, 2 to 7 of them. All of it in memory, so that a room judges without waiting. */
export interface WordList {
  /** Whether this is an English word, British or American; with `bibleNames` also a name of the Bible. */
  has(word: string, options: { bibleNames: boolean }): boolean;
  /** Every word of at least three letters in these letters, each letter used at most as often as it is there. */
  wordsIn(letters: string, options: { bibleNames: boolean }): readonly string[];
  /** Whether there are at least `count` of them. */
  holdsAtLeast(count: number, letters: string, options: { bibleNames: boolean }): boolean;
  /** A word that scores, and that nobody else's screen shows. */
  isRude(word: string): boolean;
}

/** What a word battle room needs from outside. */
export interface WordBattlePorts extends GamePorts {
  readonly words: WordList;
}
