import { latinLook, plainDigits } from "../../platform/look-alike.ts";

/** Zero-width characters and the frame of a keycap emoji. */
const unseen = /\p{DI}|\u20e3/gu;

/**
 * A text as it looks to a reader: Latin letters for those that look like them, 0 to 9 for the digits of any script, single
 * spaces, and nothing invisible.
 */
export const plainText = (text: string): string =>
  (isPlain(text) ? text : inLatin(text))
    // Long rows of spaces would also make the searches slow.
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n{3,}/g, "\n\n");

/** Most texts need no translation, which takes ten times as long. */
const isPlain = (text: string): boolean => /^[\x20-\x7e\t\n\r’“”]*$/.test(text);

const inLatin = (text: string): string =>
  plainDigits(text.normalize("NFKC").replace(unseen, "")).replace(/(?!\p{ASCII})\p{L}/gu, latinLetter);

function latinLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const look = latinLook(lower);
  return letter === lower ? look : look === lower ? letter : look.toUpperCase();
}
