import { isTens, repeatOf, spokenDigits } from "./spoken-digit.ts";

/** Digits that a reader takes together, such as the 0803 of `0803 123 4567`. */
export interface DigitGroup {
  readonly digits: string;
  /** The text between the group before it and this one. */
  readonly gap: string;
  /** True after a plus sign or the word. */
  readonly hasPlus: boolean;
}

/** Groups of digits with nothing but spaces, signs and emoji between them. */
export type DigitRun = readonly DigitGroup[];

interface Piece {
  readonly text: string;
  readonly start: number;
}

/** Letters that people write for a digit. Cyrillic and Greek letters that look like these are Latin by now. */
const digitLooks = new Map(Object.entries({ o: "0", i: "1", l: "1", z: "2", з: "3", s: "5", б: "6", b: "8", g: "9" }));
/** Digits and letters that look like digits, at least half of them real digits. */
const mixed = /^(?=.*\d)[\doilzзsбbg]+$/i;

function lookedUp(word: string): string | undefined {
  if (/^[il]$/i.test(word)) return "1";
  if (!mixed.test(word) || word.replace(/\D/g, "").length * 2 < word.length) return undefined;
  return [...word.toLowerCase()].map((letter) => digitLooks.get(letter) ?? letter).join("");
}

/** Words and numbers. A word with both is split, as in `call0803`, unless all its letters look like digits. */
const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
    lookedUp(word) === undefined
      ? [...word.matchAll(/\d+|\D+/g)].map((part) => ({ text: part[0], start: index + part.index }))
      : [{ text: word, start: index }],
  );

/** Only signs, at most a few. A colon belongs to a time, a verse or a score unless the numbers are longer. */
function joins(gap: string, before: string, after: string): boolean {
  if ([...gap].length > 4 || /\n.*\n/s.test(gap)) return false;
  return !gap.includes(":") || (before.length > 2 && after.length > 2);
}

export function digitRuns(text: string): DigitRun[] {
  const runs: DigitGroup[][] = [];
  let run: DigitGroup[] = [];
  let end = 0;
  let repeat = 1;
  let lastWord = "";
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const piece of piecesOf(text)) {
    const gap = text.slice(end, piece.start);
    end = piece.start + piece.text.length;
    const word = piece.text;
    const before = lastWord;
    lastWord = word;
    const times = repeatOf(word);
    if (times !== undefined) {
      repeat = times;
      continue;
    }
    const found = lookedUp(word) ?? (/^\d/.test(word) ? word : spokenDigits(word));
    if (found === undefined) {
      close();
      repeat = 1;
      continue;
    }
    const digits = found.repeat(repeat);
    repeat = 1;
    const last = run.at(-1);
    const hasPlus = gap.includes("+") || /^plus$/i.test(before);
    if (last && !joins(gap, last.digits, digits)) close();
    // Twenty and three are 23.
    if (run.length > 0 && last && isTens(before) && /^[1-9]$/.test(digits)) {
      run[run.length - 1] = { ...last, digits: last.digits.slice(0, -1) + digits };
    } else run.push({ digits, gap, hasPlus });
  }
  close();
  return runs;
}
