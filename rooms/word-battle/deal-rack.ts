import type { Difficulty } from "../../schema/game/common-settings.ts";
import { WORD_BATTLE_LETTERS, WORD_BATTLE_VOWELS } from "../../schema/limits.ts";
import { shuffled } from "../support/game/shuffled.ts";
import type { WordList } from "./ports.ts";
import { knownOf } from "./rules.ts";

const VOWELS = "AEIOU";
const CONSONANTS = "BCDFGHJKLMNPQRSTVWXYZ";

/** WORD-4: the fewest words that a rack must contain. */
export const minWords: Readonly<Record<Difficulty, number>> = { easy: 30, medium: 15, hard: 5 };

/** WORD-20: how many racks are dealt from a word. Few others contain a word of seven letters. */
const LONG_WORD_SHARE = 0.1;

/** Returns a number from 0 up to, not including, 1. */
type RandomSource = () => number;

interface Dealing {
  readonly words: WordList;
  readonly difficulty: Difficulty;
  readonly bibleNames: boolean;
}

/** WORD-3, WORD-4, WORD-20 and WORD-21: deals until the rack keeps these rules. */
export function dealRack(random: RandomSource, { words, difficulty, bibleNames }: Dealing): string {
  const options = { bibleNames };
  const isAccepted = (rack: string) =>
    words.hasAtLeast(minWords[difficulty], rack, options) &&
    !words.has(rack, options) &&
    knownOf(words.wordsIn(rack, options), words).length > 0;
  const isLong = random() < LONG_WORD_SHARE;
  for (;;) {
    const letters = isLong ? longWord(random, words) : randomLetters(random);
    const rack = shuffled(letters, random).join("");
    if (isAccepted(rack)) return rack;
  }
}

const randomLetters = (random: RandomSource): string[] =>
  Array.from({ length: WORD_BATTLE_LETTERS }, (_, index) =>
    oneOf(index < WORD_BATTLE_VOWELS ? VOWELS : CONSONANTS, random),
  );

/** The letters of a known word of seven letters that has two vowels. */
function longWord(random: RandomSource, { longWords }: WordList): string[] {
  for (;;) {
    const letters = [...oneOf(longWords, random)];
    if (letters.filter((letter) => VOWELS.includes(letter)).length === WORD_BATTLE_VOWELS) return letters;
  }
}

const oneOf = (items: string | readonly string[], random: RandomSource): string =>
  items[Math.floor(random() * items.length)] as string;
