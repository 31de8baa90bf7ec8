import { locale } from "./language/language-text.ts";
import type { Translates } from "./language/translation.ts";

export const empty = "Abeg fill this one.";
export const hiddenCharacters = "Hidden characters dey inside this one. Abeg type am again.";
export const lineBreak = "Abeg make everything dey one line.";
export const accents = "Abeg no put pass three accents for one letter.";
export const notAName = "Abeg use letters, spaces and plain punctuation.";
export const notAToken = "Abeg use the whole link wey dey the email.";
export const tooLong = (max: number): string => `Abeg no pass ${max.toLocaleString(locale)} characters.`;
/** For a fault that has no words of its own. */
export const wrong = "Abeg check this one.";

// Numbers, days and times
export const wholeNumber = (min: number, max: number): string =>
  `Abeg put whole number from ${min} to ${max.toLocaleString(locale)}.`;
export const wholeNumberOrEmpty = (min: number, max: number): string =>
  `Abeg put whole number from ${min} to ${max.toLocaleString(locale)}, or leave am empty.`;
export const enterDay = "Abeg put the day.";
export const chooseDay = "Abeg choose day.";
export const chooseDayAndTime = "Abeg choose day and time.";
export const clockTime = "Abeg put time like 22:00.";
export const sameTimes = "Abeg choose two different times.";

// Addresses
export const enterEmail = "Abeg put email address.";
/** Without a full stop. */
export const validEmail = "Abeg put correct email address";

// Files
export const chooseFile = "Abeg choose file.";
/** `size` is as "2.5 MB". */
export const fileTooLarge = (size: string): string => `Abeg choose file wey no pass ${size}.`;
/** `types` are as "PNG". */
export const fileType = (types: readonly string[]): string => `Abeg choose ${types.join(" or ")} file.`;

export type Holds = Translates<typeof import("./field-text.ts"), typeof import("./field-text.pcm.ts")>;
