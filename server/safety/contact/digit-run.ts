import { HYPHENATED, isTens } from "./numeral/numeral.ts";
import { pluralDigit, repeatOf, spokenDigits } from "./spoken-digit.ts";

/** Digits that a reader takes together, such as the 0803 of `0803 123 4567`. */
export interface DigitGroup {
  readonly digits: string;
  /** True after a plus sign or the word for it. */
  readonly hasPlus: boolean;
  /** True if it is written as a word. */
  readonly isSpoken: boolean;
}

/** Groups of digits with nothing but spaces, signs and emoji between them. Each other word begins a new run. */
export type DigitRun = readonly DigitGroup[];

interface Piece {
  readonly text: string;
  /** The text between the piece before it and this one. */
  readonly gap: string;
}

/** Letters that people write for a digit. Cyrillic and Greek letters that look like these are Latin by now. */
const digitLooks = new Map(Object.entries({ o: "0", i: "1", l: "1", z: "2", з: "3", s: "5", б: "6", b: "8", g: "9" }));
/** Digits and letters that look like digits, at least half of them real digits. */
const mixed = /^(?=.*\d)[\doilzзsбbg]+$/i;

function lookedUp(word: string): string | undefined {
  if (/^[il]$/i.test(word)) return "1";
  if (/^o+$/i.test(word)) return "0".repeat(word.length);
  if (!mixed.test(word) || word.replace(/\D/g, "").length * 2 < word.length) return undefined;
  return [...word.toLowerCase()].map((letter) => digitLooks.get(letter) ?? letter).join("");
}

const isWhole = (word: string): boolean => lookedUp(word) !== undefined || spokenDigits(word) !== undefined;
const eachWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${HYPHENATED})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}]+`, "giu");

/** Words and numbers. A word with both is split, as in `call0803`, unless it is a number as a whole. */
function piecesOf(text: string): Piece[] {
  let end = 0;
  return [...text.matchAll(eachWord)].flatMap(({ 0: word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    const parts = isWhole(word) ? [word] : (word.match(/\d+|\D+/g) ?? []);
    return parts.map((part, at) => ({ text: part, gap: at === 0 ? gap : "" }));
  });
}

const digitsOf = (word: string): string | undefined =>
  lookedUp(word) ?? (/^\d+$/.test(word) ? word : spokenDigits(word));

/** Only signs, at most a few. A colon belongs to a time, a verse or a score unless the numbers are longer. */
function joins(gap: string, before: string, after: string): boolean {
  if ([...gap].length > 4 || /\n.*\n/s.test(gap)) return false;
  return !gap.includes(":") || (before.length > 2 && after.length > 2);
}

const plusWord = /^(?:plus|mas|jumlisha)$/i;
/** Between tens and units: `treinta y uno`, `cinquante et un`, `ishirini na mbili`. */
const tensLink = /^(?:y|et|da|na)$/i;

/** The last group together with the word after it, if both are one number: `twenty three`, `three zeros`, `two hundred`. */
function completed(last: DigitGroup, before: string, word: string, digits: string | undefined): string | undefined {
  if (/^hundred$/i.test(word)) return /^[1-9]$/.test(last.digits) ? `${last.digits}00` : undefined;
  if (digits === undefined)
    return /^[2-6]$/.test(last.digits) ? pluralDigit(word)?.repeat(Number(last.digits)) : undefined;
  if (/^quatre$/i.test(before) && /^vingts?$/i.test(word)) return "80";
  if (!isTens(before)) return undefined;
  if (/^[1-9]$/.test(digits)) return last.digits.slice(0, -1) + digits;
  // In French 70 to 79 and 90 to 99 are 60 and 80 with ten or more.
  const isFrench = /^(?:soixante|vingts?)$/i.test(before) && /^[68]0$/.test(last.digits) && /^1\d$/.test(digits);
  return isFrench ? String(Number(last.digits) + Number(digits)) : undefined;
}

/** The digits of a text in the order of reading: as numbers, in words or in letters that look like them. */
export function digitRuns(text: string): DigitRun[] {
  const runs: DigitGroup[][] = [[]];
  let word = "";
  for (const piece of piecesOf(text)) {
    if (isTens(word) && tensLink.test(piece.text)) continue;
    const before = word;
    word = piece.text;
    if (repeatOf(word) !== undefined) continue;
    const digits = digitsOf(word)?.repeat(repeatOf(before) ?? 1);
    const run = runs.at(-1) ?? [];
    const last = run.at(-1);
    const whole = last && /^[ -]?$/.test(piece.gap) && completed(last, before, word, digits);
    if (last && whole) run[run.length - 1] = { ...last, digits: whole };
    else if (digits === undefined) runs.push([]);
    else if (last && !joins(piece.gap, last.digits, digits)) runs.push([groupOf(digits, piece, before)]);
    else run.push(groupOf(digits, piece, before));
  }
  return runs;
}

const groupOf = (digits: string, { text, gap }: Piece, before: string): DigitGroup => ({
  digits,
  hasPlus: gap.includes("+") || plusWord.test(before),
  isSpoken: /[a-z]{2}/i.test(text),
});
