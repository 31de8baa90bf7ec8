import { DOT_WORD, PROVIDER } from "./email.ts";
import { SERVICE } from "./service.ts";
import { DIGIT_WORD } from "./spoken-digit.ts";

const WORD = `${DOT_WORD}|slash|mail|e-?mail|user\\s?name|arroba|arobase|${PROVIDER}|${SERVICE}`;

/** Every kind of contact data has one of these in it: a digit, an @, a slash, or a word for them or for a service. */
const hint = new RegExp(
  `[\\d@/]|\\b(?:(?:${DIGIT_WORD})|(?:${WORD})\\b)|(?:gmail|yahoo)dot|[([{<]\\s*(?:at|\\.)\\s*[)\\]}>]`,
  "i",
);

/** False for most messages. Then no further search is needed, which takes much longer. */
export const hasContactHint = (plain: string): boolean => hint.test(plain);
