import type { ErrorCode } from "../../schema/errors.ts";
import type { Difficulty } from "../../schema/game/common-settings.ts";
import { WORD_BATTLE_LETTERS, WORD_BATTLE_VOWELS, WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { letterValues } from "../../schema/word-battle/letter-values.ts";
import { shuffled } from "../support/game/shuffled.ts";

const VOWELS = "AEIOU";
const CONSONANTS = "BCDFGHJKLMNPQRSTVWXYZ";

const DOUBLED_FROM = 5;
const TRIPLED_FROM = 7;

/** WORD-4: how many words a rack holds at least. */
export const fewestWords: Readonly<Record<Difficulty, number>> = { easy: 30, medium: 15, hard: 5 };

type Chance = () => number;

const oneOf = (letters: string, random: Chance): string => letters[Math.floor(random() * letters.length)] as string;

/** WORD-3 and WORD-4: deals until the rack holds enough words. `random` answers at least 0 and below 1. */
export function dealtRack(random: Chance, holdsEnough: (letters: string) => boolean): string {
  for (;;) {
    const letters = Array.from({ length: WORD_BATTLE_LETTERS }, (_, place) =>
      oneOf(place < WORD_BATTLE_VOWELS ? VOWELS : CONSONANTS, random),
    );
    const rack = shuffled(letters, random).join("");
    if (holdsEnough(rack)) return rack;
  }
}

/** WORD-1: the letters of the rack, each at most as often as it was dealt. */
export function isDealt(word: string, rack: string): boolean {
  const left = [...rack];
  for (const letter of word) {
    const place = left.indexOf(letter);
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return true;
}

/** WORD-1 and WORD-5: why these letters cannot be played. */
export function objection(word: string, rack: string): ErrorCode | undefined {
  if (!isDealt(word, rack)) return "word-battle/not-dealt";
  return word.length < WORD_MIN_LENGTH ? "word-battle/too-short" : undefined;
}

/** WORD-2: what a word earns that is one. */
export function score(word: string): number {
  let sum = 0;
  for (const letter of word) sum += letterValues.get(letter) ?? 0;
  return sum * (word.length >= DOUBLED_FROM ? 2 : 1) * (word.length >= TRIPLED_FROM ? 3 : 1);
}

/** WORD-9: the one that earns most; of several the longest, then the first in the alphabet. Empty where there is none. */
export function bestOf(words: readonly string[]): string {
  const isBetter = (one: string, other: string) =>
    score(one) - score(other) || one.length - other.length || (one < other ? 1 : -1);
  return words.reduce((best, word) => (best === "" || isBetter(word, best) > 0 ? word : best), "");
}

/** WORD-10: what the others see of a word that is rude, or none. */
export function masked(word: string): string {
  return word.slice(0, 1) + "*".repeat(word.length - 1);
}

/** Only the letters A to Z: what an upper case of other alphabets' letters makes of them was not typed. */
export function upperCase(letters: string): string {
  return letters.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
