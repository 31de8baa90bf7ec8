export const PROVIDER =
  "gma[i1]l|googlemail|yahoo|ymail|rocketmail|outlook|hotmail|live|icloud|proton|protonmail|aol|msn";
/** Providers whose names are no ordinary words. */
const CLEAR_PROVIDER = "gma[i1]l|googlemail|yahoo|ymail|rocketmail|hotmail|icloud|protonmail";
/** Endings of addresses that are written with spaces or words. Any ending counts in an address without them. */
const ENDING = "com|org|net|ng|co|uk|edu|gov|io|me|info|africa";
/** The part before the @. It is limited, so that long texts without an @ are searched fast. */
const LOCAL = String.raw`(?<![\w.+-])[a-z0-9][\w.+-]{0,63}`;
const LABEL = "[a-z0-9-]{1,63}";
/** No ordinary word: it has a digit, an underscore or a dot in it. */
const MARKED = String.raw`(?<![\w.+-])(?=[a-z]+[._]?\d|[a-z]+[._][a-z])[\w.+-]{3,64}`;

const AT_WORD = "(?:at|arroba|arobase)(?:\\s+the)?";
export const DOT_WORD = "d[o0]t|punto|point";
const BRACKETED_AT = String.raw`\s*[([{<]\s*(?:at|@)\s*[)\]}>]\s*`;
const AT_SIGN = String.raw`(?:@|\s+@\s+|${BRACKETED_AT})`;
const SPOKEN_AT = String.raw`(?:\s+${AT_WORD}\s+|${AT_SIGN})`;
const SPOKEN_DOT = String.raw`(?:\s+(?:${DOT_WORD})\s+|\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*)`;
const DOT = String.raw`(?:\.|\s+\.\s+|${SPOKEN_DOT})`;
const IS = String.raw`(?:\s+(?:is|na)\s+|\s*[:=]\s*)`;

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
  `\\bmy\\s+(?:e-?mail|${PROVIDER})${IS}[a-z_.]{2,30}\\d`,
  // ada@gmail, ada@gmaildotcom
  `${LOCAL}${AT_SIGN}(?:${PROVIDER})(?:\\b|dot)`,
  // ada2010atgmaildotcom
  `[a-z0-9]at(?:${CLEAR_PROVIDER})dot(?:${ENDING})\\b`,
  // ada gmail com
  `${LOCAL}\\s+(?:${CLEAR_PROVIDER})\\s+(?:com|co)\\b`,
  // ada2010 (gmail)
  `${MARKED}\\s*\\(\\s*(?:${CLEAR_PROVIDER})\\s*\\)`,
  // ada2010 at gmail
  `${MARKED}\\s+${AT_WORD}\\s+(?:${CLEAR_PROVIDER})\\b`,
  // gmail - ada.obi
  `\\b(?:${CLEAR_PROVIDER})\\s*[:=–-]\\s*${MARKED}`,
  // my mail is ada at gmail
  `\\bmy\\s+(?:e-?mail|mail)${IS}\\S{2,64}\\s+${AT_WORD}\\s+(?:${CLEAR_PROVIDER})\\b`,
].map((source) => new RegExp(source, "i"));

/** Whether there is an e-mail address in the text, also with its signs as words. */
export const hasEmail = (plain: string): boolean => addresses.some((address) => address.test(plain));
