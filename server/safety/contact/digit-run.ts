import { isTens, repeatOf, spokenDigits } from "./spoken-digit.ts";

/** Digits that a reader takes together, such as the 0803 of `0803 123 4567`. */
export interface DigitGroup {
  readonly digits: string;
  /** True after a plus sign or the word `plus`. */
  readonly hasPlus: boolean;
}

/** Groups of digits with nothing but spaces, signs and emoji between them. */
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

/** Words and numbers. A word with both is split, as in `call0803`, unless all its letters look like digits. */
function piecesOf(text: string): Piece[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    const parts = lookedUp(word) === undefined ? (word.match(/\d+|\D+/g) ?? []) : [word];
    return parts.map((part, at) => ({ text: part, gap: at === 0 ? gap : "" }));
  });
}

const digitsOf = (word: string): string | undefined => lookedUp(word) ?? (/^\d/.test(word) ? word : spokenDigits(word));

/** Only signs, at most a few. A colon belongs to a time, a verse or a score unless the numbers are longer. */
function joins(gap: string, before: string, after: string): boolean {
  if ([...gap].length > 4 || /\n.*\n/s.test(gap)) return false;
  return !gap.includes(":") || (before.length > 2 && after.length > 2);
}

/** The digits of a text in the order of reading: as numbers, in words or in letters that look like them. */
export function digitRuns(text: string): DigitRun[] {
  const runs: DigitGroup[][] = [[]];
  let word = "";
  for (const piece of piecesOf(text)) {
    const before = word;
    word = piece.text;
    if (repeatOf(word) !== undefined) continue;
    const digits = digitsOf(word)?.repeat(repeatOf(before) ?? 1);
    const run = runs.at(-1) ?? [];
    const last = run.at(-1);
    if (digits === undefined) runs.push([]);
    else if (last && !joins(piece.gap, last.digits, digits)) runs.push([groupOf(digits, piece, before)]);
    // Twenty and three are 23.
    else if (last && isTens(before) && /^[1-9]$/.test(digits)) {
      run[run.length - 1] = { ...last, digits: last.digits.slice(0, -1) + digits };
    } else run.push(groupOf(digits, piece, before));
  }
  return runs;
}

const groupOf = (digits: string, { gap }: Piece, before: string): DigitGroup => ({
  digits,
  hasPlus: gap.includes("+") || /^plus$/i.test(before),
});
