/** The width in px of these words at this size. */
type Measure = (words: string, size: number) => number;

interface Box {
  width: number;
  height: number;
  /** The sizes of type to try, the largest first. */
  sizes: readonly number[];
  /** The distance of two lines, as a multiple of the size. */
  leading: number;
}

interface FittedText {
  size: number;
  lines: readonly string[];
}

/** Breaks a text into lines at the largest size at which all of it fits. A text that is too long for the smallest ends with “…”. */
export function fitText(text: string, measure: Measure, { width, height, sizes, leading }: Box): FittedText {
  let fitted: FittedText = { size: 0, lines: [] };
  for (const size of sizes) {
    fitted = { size, lines: linesOf(text, (words) => measure(words, size) <= width) };
    if (fitted.lines.length * size * leading <= height) return fitted;
  }
  const most = Math.floor(height / (fitted.size * leading));
  const lines = fitted.lines.slice(0, most);
  return { size: fitted.size, lines: lines.map((line, at) => (at === most - 1 ? cutShort(line) : line)) };
}

/** A word that is wider than a line gets a line of its own. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/u).filter((part) => part !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}

/** Its last word makes room for the sign. */
const cutShort = (line: string): string => `${line.replace(/\s*\S+$/u, "").replace(/[,;:.]$/u, "")}…`;
