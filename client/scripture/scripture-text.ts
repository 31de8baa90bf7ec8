import { missingVerseNotice, type Translation, translationNames } from "../../schema/scripture/translation.ts";

export const loading = "Loading the verses...";
export const nameOf = (translation: Translation): string => translationNames[translation].full;
/** "The first 40 of 176 verses." */
export const shortened = (shown: number, total: number): string => `The first ${shown} of ${total} verses.`;
/** For screen readers; begins with what the button shows. */
export const openLabel = (reference: string): string => `${reference}, read the verses`;
export const missingVerse = missingVerseNotice;
/** Behind a verse that has another number in this translation: "(There it’s verse 14:24.)" */
export const otherPlace = (place: string): string => `(There it’s verse ${place}.)`;
