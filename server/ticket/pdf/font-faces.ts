import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One subset of a font. */
interface Face {
  readonly family: string;
  readonly weights: string;
  /** The package's path of its file. */
  readonly file: string;
  /** The code points it is for, as CSS writes them: `U+0-FF, U+131`. */
  readonly range: string;
  /** The same as numbers: the first and the last of each span. */
  readonly spans: readonly (readonly [number, number])[];
}

const spansOf = (range: string): [number, number][] =>
  range.split(",").map((span) => {
    const [first = "", last = first] = span.trim().slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const MARKS = "U+0300-0301, U+0303-0304, U+0308-0309, U+0323";
/** The subsets of client/app/theme/fonts.css: `latin-ext` holds ₦, `vietnamese` the letters of Yoruba and Igbo. */
const ranges = {
  latin: `U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, ${MARKS}, U+2000-206F, U+20AC, U+2122, U+2212, U+2215`,
  "latin-ext": `U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, ${MARKS}, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0`,
  vietnamese: `${MARKS}, U+0329, U+1EA0-1EF9`,
};
const families = [
  { family: "Mulish Variable", weights: "200 1000", name: "mulish" },
  { family: "Brygada 1918 Variable", weights: "400 700", name: "brygada-1918" },
];
const letters: readonly Face[] = families.flatMap(({ family, weights, name }) =>
  Object.entries(ranges).map(([subset, range]) => ({
    family,
    weights,
    file: `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`,
    range,
    spans: spansOf(range),
  })),
);

/** One colour, so that it prints well. Most servers have no font with emoji. */
const emoji: readonly Face[] = [
  ...readPackageFile("@fontsource-variable/noto-emoji/index.css")
    .toString("utf8")
    .matchAll(/url\(\.\/(files\/[\w-]+\.woff2)\)[^;]*;\s*unicode-range: ([^;]+);/g),
].map(([, file = "", range = ""]) => ({
  family: "Noto Emoji Variable",
  weights: "300 700",
  file: `@fontsource-variable/noto-emoji/${file}`,
  range,
  spans: spansOf(range),
}));

/**
 * The product's fonts as CSS that loads nothing, because the PDF's browser has no network. Only the subsets that this text
 * needs. Scripts that none of them covers are shown in the system's fonts.
 */
export function ticketFontFaces(text: string): string {
  const codePoints = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const pictures = codePoints.filter(isPicture);
  const needed = [
    ...letters.filter((face) => covers(face, codePoints)),
    ...emoji.filter((face) => covers(face, pictures)),
  ];
  return needed.map(fontFace).join("");
}

/** Emoji subsets also list digits, which the letters' fonts show, and the joiner and selector that stand between emoji. */
const isPicture = (codePoint: number): boolean => codePoint >= 0x203c && codePoint !== 0xfe0f;

const covers = ({ spans }: Face, codePoints: readonly number[]): boolean =>
  codePoints.some((each) => spans.some(([first, last]) => first <= each && each <= last));

const written = new Map<string, string>();

/** The rule of one face, kept in memory once it was needed. */
function fontFace({ family, weights, file, range }: Face): string {
  const rule = written.get(file) ?? writeRule(family, weights, file, range);
  written.set(file, rule);
  return rule;
}

function writeRule(family: string, weights: string, file: string, range: string): string {
  const source = `url("data:font/woff2;base64,${readPackageFile(file).toString("base64")}") format("woff2")`;
  return `@font-face{font-family:"${family}";font-weight:${weights};src:${source};unicode-range:${range}}`;
}

function readPackageFile(path: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(path)));
}
