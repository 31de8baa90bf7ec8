import type { ErrorCode } from "../../schema/errors.ts";
import type { Difficulty } from "../../schema/game/common-settings.ts";
import { WORD_BATTLE_LETTERS, WORD_BATTLE_VOWELS, WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { letterValues } from "../../schema/word-battle/letter-values.ts";
import { shuffled } from "../support/game/shuffled.ts";

const VOWELS = "AEIOU";
const CONSONANTS = "BCDFGHJKLMNPQRSTVWXYZ";

const DOUBLED_FROM = 5;
const TRIPLED_FROM = 7;

/** WORD-4: the fewest words that a rack must contain. */
export const minWords: Readonly<Record<Difficulty, number>> = { easy: 30, medium: 15, hard: 5 };

type RandomSource = () => number;

const oneOf = (letters: string, random: RandomSource): string =>
  letters[Math.floor(random() * letters.length)] as string;

/**
 * WORD-3 and WORD-4: deals until the rack contains enough words. `random` returns a number from 0 up to, not including,
 * 1.
 */
export function dealRack(random: RandomSource, hasEnough: (letters: string) => boolean): string {
  for (;;) {
    const letters = Array.from({ length: WORD_BATTLE_LETTERS }, (_, index) =>
      oneOf(index < WORD_BATTLE_VOWELS ? VOWELS : CONSONANTS, random),
    );
    const rack = shuffled(letters, random).join("");
    if (hasEnough(rack)) return rack;
  }
}

/** WORD-1: whether the word uses only letters of the rack, each at most as often as it was dealt. */
export function isDealt(word: string, rack: string): boolean {
  const left = [...rack];
  for (const letter of word) {
    const index = left.indexOf(letter);
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return true;
}

/** WORD-1 and WORD-5: the error code if this word cannot be played. */
export function wordError(word: string, rack: string): ErrorCode | undefined {
  if (!isDealt(word, rack)) return "word-battle/not-dealt";
  return word.length < WORD_MIN_LENGTH ? "word-battle/too-short" : undefined;
}

/** WORD-2: the points for a valid word. */
export function score(word: string): number {
  let sum = 0;
  for (const letter of word) sum += letterValues.get(letter) ?? 0;
  return sum * (word.length >= DOUBLED_FROM ? 2 : 1) * (word.length >= TRIPLED_FROM ? 3 : 1);
}

/**
 * WORD-9: the word with the most points; ties go to the longest, then to the first in the alphabet. Empty without
 * words.
 */
export function bestOf(words: readonly string[]): string {
  const isBetter = (one: string, other: string) =>
    score(one) - score(other) || one.length - other.length || (one < other ? 1 : -1);
  return words.reduce((best, word) => (isBetter(word, best) > 0 ? word : best), "");
}

/** WORD-10: how other players see a rude or unknown word. */
export function masked(word: string): string {
  return word.slice(0, 1) + "*".repeat(word.length - 1);
}

/** Converts only a to z: `toUpperCase` would also turn some letters of other alphabets into A to Z. */
export function upperCase(letters: string): string {
  return letters.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
