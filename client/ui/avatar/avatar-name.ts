import { type AnswerTone, answerTones } from "../tokens.ts";

/** The first letters of the first and the last word, with their dots and tone marks. Empty if the name has no letters. */
export function initialsOf(name: string): string {
  const firsts = name
    .normalize("NFC")
    .split(/[\s-]+/)
    .map((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0])
    .filter((first) => first !== undefined);
  const [first, last] = [firsts[0], firsts.length > 1 ? firsts.at(-1) : undefined];
  // The English rules also give the capitals of all Yoruba and Igbo letters.
  return `${first ?? ""}${last ?? ""}`.toLocaleUpperCase("en");
}

/** The color of a name. It is the same everywhere, whatever the case, the outer spaces and the Unicode encoding. */
export function toneOf(name: string): AnswerTone {
  let sum = 0x811c9dc5;
  for (const character of name.trim().toLocaleLowerCase("en").normalize("NFC")) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // The low bits of this sum hardly differ between names. Folding in the high bits spreads people over the colors.
  return answerTones[((sum ^ (sum >>> 15)) >>> 0) % answerTones.length] ?? "coral";
}
