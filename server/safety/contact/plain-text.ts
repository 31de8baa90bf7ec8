import { latinLook, plainDigits } from "../../platform/look-alike.ts";

/** Zero-width characters and the frame of a keycap emoji. */
const unseen = /\p{DI}|\u20e3/gu;

/**
 * A text as it looks to a reader: Latin letters without marks for those that look like them, 0 to 9 for the digits of any
 * script, single spaces, none between the letters of a word, and nothing invisible. Only for comparison.
 */
export const plainText = (text: string): string =>
  (isPlain(text) ? text : inLatin(text))
    // Long rows of spaces would also make the searches slow.
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n{3,}/g, "\n\n")
    .replace(spacedWord, (word) => (/^[oil ]+$/i.test(word) ? word : word.replaceAll(" ", "")));

/** Most texts need no translation, which takes ten times as long. */
const isPlain = (text: string): boolean => /^[\x20-\x7e\t\n\r’“”]*$/.test(text);

/** At least three letters with spaces between them: `s n a p`. */
const spacedWord = /\b(?<!['’])[a-z](?: [a-z]){2,}\b/gi;

const inLatin = (text: string): string =>
  plainDigits(plainCircles(text).normalize("NFKC").replace(unseen, ""))
    .replace(/(?!\p{ASCII})\p{L}/gu, latinLetter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

function latinLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const look = latinLook(lower);
  return letter === lower ? look : look === lower ? letter : look.toUpperCase();
}

/** Circled digits without a normal form: ⓿, ❶ to ❿, ➀ to ➉ and ➊ to ➓. */
const plainCircles = (text: string): string =>
  text
    .replace(/\u24ff/g, "0")
    .replace(/[\u2776-\u2793]/g, (circle) => String(((circle.charCodeAt(0) - 0x2776) % 10) + 1));
