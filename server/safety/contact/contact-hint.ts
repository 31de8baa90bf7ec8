import { PROVIDER } from "./email.ts";
import { SERVICE } from "./handle.ts";
import { DIGIT_WORD } from "./spoken-digit.ts";

/** Every kind of contact data has one of these in it: a digit, an @, a slash, or a word for them or for a service. */
const hint = new RegExp(
  `[\\d@/]|\\b(?:dot|slash|${PROVIDER})\\b|[([{<]\\s*(?:at|\\.)\\s*[)\\]}>]|(?<![a-z])(?:${DIGIT_WORD})|\\b(?:${SERVICE})\\b`,
  "i",
);

/** False for most messages. Then no further search is needed, which takes much longer. */
export const hasContactHint = (plain: string): boolean => hint.test(plain);
