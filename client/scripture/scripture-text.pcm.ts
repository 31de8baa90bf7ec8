import type { Translates } from "../../schema/language/translation.ts";
import { type Translation, translationNames } from "../../schema/scripture/translation.ts";

export const loading = "The verses dey load...";
export const nameOf = (translation: Translation): string => translationNames[translation].full;
/** "The first 40 out of 176 verses." */
export const shortened = (shown: number, total: number): string => `The first ${shown} out of ${total} verses.`;
/** For screen readers; begins with what the button shows. */
export const openLabel = (reference: string): string => `${reference}, read the verses`;
/** Stands before a verse that the translation does not have, in the words of another one. */
export const missingVerse = (missingIn: Translation, instead: Translation): string =>
  `This verse no dey inside the main text of ${nameOf(missingIn)}. ${nameOf(instead)}:`;
/** Behind a verse that has another number in this translation: "(For there, na verse 14:24.)" */
export const otherPlace = (place: string): string => `(For there, na verse ${place}.)`;

export type Holds = Translates<typeof import("./scripture-text.ts"), typeof import("./scripture-text.pcm.ts")>;
