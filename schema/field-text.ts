// Why a form refuses what was typed. A server, which reads English only, replies with the same words.
import { locale } from "./language/language-text.ts";

export const empty = "Please fill this in.";
export const hiddenCharacters = "This has hidden characters in it. Please type it again.";
export const lineBreak = "Please keep this on one line.";
export const accents = "Please use at most three accents on a letter.";
export const notAName = "Please use letters, spaces and plain punctuation.";
export const notAToken = "Please use the whole link from the email.";
export const tooLong = (max: number): string => `Please use at most ${max.toLocaleString(locale)} characters.`;
/** For a fault that has no words of its own, where a field holds what no screen offers. */
export const wrong = "Please check this.";

// Numbers, days and times
export const wholeNumber = (min: number, max: number): string =>
  `Please enter a whole number from ${min} to ${max.toLocaleString(locale)}.`;
export const wholeNumberOrEmpty = (min: number, max: number): string =>
  `Please enter a whole number from ${min} to ${max.toLocaleString(locale)}, or leave it empty.`;
export const enterDay = "Please enter a day.";
export const chooseDay = "Please choose a day.";
export const chooseDayAndTime = "Please choose a day and a time.";
export const clockTime = "Please enter a time such as 22:00.";
export const sameTimes = "Please choose two different times.";

// Addresses
export const enterEmail = "Please enter an email address.";
/** The specified text for a form, without a full stop. */
export const validEmail = "Please enter a valid email address";

// Files
export const chooseFile = "Please choose a file.";
/** `size` is as "2.5 MB". */
export const fileTooLarge = (size: string): string => `Please choose a file of at most ${size}.`;
/** `types` are as "PNG". */
export const fileType = (types: readonly string[]): string => `Please choose a ${types.join(" or ")} file.`;
