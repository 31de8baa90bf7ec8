export const PROVIDER = "gmail|googlemail|yahoo|ymail|rocketmail|outlook|hotmail|live|icloud|proton|protonmail|aol|msn";
/** Endings of addresses that are written with spaces or words. Any ending counts in an address without them. */
const ENDING = "com|org|net|ng|co|uk|edu|gov|io|me|info|africa";
/** The part before the @. It is limited, so that long texts without an @ are searched fast. */
const LOCAL = String.raw`(?<![\w.+-])[a-z0-9][\w.+-]{0,63}`;
const LABEL = "[a-z0-9-]{1,63}";

const BRACKETED_AT = String.raw`\s*[([{<]\s*(?:at|@)\s*[)\]}>]\s*`;
const AT_SIGN = String.raw`(?:@|\s+@\s+|${BRACKETED_AT})`;
const SPOKEN_AT = String.raw`(?:\s+at\s+|${AT_SIGN})`;
const SPOKEN_DOT = String.raw`(?:\s+dot\s+|\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*)`;
const DOT = String.raw`(?:\.|\s+\.\s+|${SPOKEN_DOT})`;

const addresses = [
  // ada@example.org
  `${LOCAL}@(?:${LABEL}\\.){1,5}[a-z]{2,}`,
  // ada @ example . org, ada [at] example.org
  `${LOCAL}${AT_SIGN}(?:${LABEL}${DOT}){1,3}(?:${ENDING})\\b`,
  // ada at example dot org
  `${LOCAL}${SPOKEN_AT}(?:${LABEL}${SPOKEN_DOT}){1,3}(?:${ENDING})\\b`,
  // ada at gmail.com
  `${LOCAL}${SPOKEN_AT}(?:${PROVIDER})${DOT}(?:${ENDING})\\b`,
  // my gmail is ada2010
  `\\bmy\\s+(?:e-?mail|${PROVIDER})(?:\\s+(?:is|na)\\s+|\\s*:\\s*)[a-z_.]{2,30}\\d`,
  // ada@gmail
  `${LOCAL}${AT_SIGN}(?:${PROVIDER})\\b`,
].map((source) => new RegExp(source, "i"));

/** Whether there is an e-mail address in the text, also with its signs as words. */
export const hasEmail = (plain: string): boolean => addresses.some((address) => address.test(plain));
