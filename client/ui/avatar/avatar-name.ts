import { type AnswerTone, answerTones } from "../tokens.ts";

/** At most two initials, whole letters with their dots and tones; empty where the name has no letter. */
export function initialsOf(name: string): string {
  const firsts = name
    .normalize("NFC")
    .split(/[\s-]+/)
    .map((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0])
    .filter((first) => first !== undefined);
  const [first, last] = [firsts[0], firsts.length > 1 ? firsts.at(-1) : undefined];
  // Yoruba and Igbo capitals exist for every letter, and the English rules find them.
  return `${first ?? ""}${last ?? ""}`.toLocaleUpperCase("en");
}

/** The same name has the same color everywhere, whichever way its letters are encoded. */
export function toneOf(name: string): AnswerTone {
  let sum = 0x811c9dc5;
  for (const character of name.trim().toLocaleLowerCase("en").normalize("NFC")) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // The low bits of this sum hardly differ between names. Folding in the high bits spreads people over the colors.
  return answerTones[((sum ^ (sum >>> 15)) >>> 0) % answerTones.length] ?? "coral";
}
