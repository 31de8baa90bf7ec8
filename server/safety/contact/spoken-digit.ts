import { JOINABLE, NUMERAL, numeralOf } from "./numeral/numeral.ts";

/** How often the digit after this word is repeated: `double five` is 55. */
const repeats = new Map([
  ["double", 2],
  ["triple", 3],
  ["treble", 3],
]);
export const repeatOf = (word: string): number | undefined => repeats.get(word.toLowerCase());

/** A pattern for the beginning of a word that is, or repeats, a digit. */
export const DIGIT_WORD = `${NUMERAL}|${[...repeats.keys()].join("|")}`;

/** Digits that stand for letters: `z3r0`. */
const letterLooks = new Map(Object.entries({ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b" }));
const isMixed = (word: string): boolean => /\d/.test(word) && /[a-z]/i.test(word);
const inLetters = (word: string): string => word.replace(/\d/g, (digit) => letterLooks.get(digit) ?? digit);

const joinedWords = new RegExp(`^(?:${JOINABLE})+$`, "i");
const eachWord = new RegExp(JOINABLE, "gi");

/** The digits of a word, or of several words without spaces: `eighty` is 80, `zeroeight` is 08, `on3` is 1. */
export function spokenDigits(word: string): string | undefined {
  if (isMixed(word)) return numeralOf(inLetters(word));
  const value = numeralOf(word);
  if (value !== undefined || !joinedWords.test(word)) return value;
  return word.match(eachWord)?.map(numeralOf).join("");
}

/** The digit of a word that says how many of it there are: `zeros` in `three zeros`. */
export const pluralDigit = (word: string): string | undefined => {
  const digit = numeralOf(word.replace(/e?s$/i, "")) ?? numeralOf(word.replace(/s$/i, ""));
  return /s$/i.test(word) && numeralOf(word) === undefined && digit?.length === 1 ? digit : undefined;
};
