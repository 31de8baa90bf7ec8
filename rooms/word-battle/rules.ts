import type { ErrorCode } from "../../schema/errors.ts";
import { WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { letterValues } from "../../schema/word-battle/letter-values.ts";
import type { WordList } from "./ports.ts";

const DOUBLED_FROM = 5;
const TRIPLED_FROM = 7;

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

/** WORD-10 and WORD-21: those of these words that may be the best one. */
export const knownOf = (words: readonly string[], list: WordList): string[] =>
  words.filter((word) => list.isKnown(word) && !list.isRude(word));

/** WORD-21: the best known word. Only letters that were not dealt have none; then it is any word that is not rude. */
export function bestKnownOf(words: readonly string[], list: WordList): string {
  return bestOf(knownOf(words, list)) || bestOf(words.filter((word) => !list.isRude(word)));
}

/** WORD-22: the better of a word that a player found, or none, and the best known word. */
export const betterWord = (found: string, known: string): string => (score(found) > score(known) ? found : known);

/** GAME-61: the words of {@link knownOf} that are worth most, best first. */
export function bestKnownWords(
  words: readonly string[],
  list: WordList,
  count: number,
): { word: string; points: number }[] {
  const left = new Set(knownOf(words, list));
  const best: { word: string; points: number }[] = [];
  while (best.length < count && left.size > 0) {
    const word = bestOf([...left]);
    left.delete(word);
    best.push({ word, points: score(word) });
  }
  return best;
}

/** WORD-10: how other players see a rude or unknown word. */
export function masked(word: string): string {
  return word.slice(0, 1) + "*".repeat(word.length - 1);
}

/** Converts only a to z: `toUpperCase` would also turn some letters of other alphabets into A to Z. */
export function upperCase(letters: string): string {
  return letters.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
