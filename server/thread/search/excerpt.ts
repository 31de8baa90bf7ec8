import { QUOTE_LENGTH } from "../../../schema/limits.ts";

/** How many characters are shown before the match. */
const LEAD = 30;
const MARKS = /[\u0300-\u036f]/g;
const hooked: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y", ς: "σ" };

/**
 * The text as the search sees it: in lower case, without diacritics and hooks. Apart from diacritics, its length does
 * not change.
 */
const folded = (decomposed: string): string =>
  decomposed
    .replace(MARKS, "")
    .toLowerCase()
    .replace(/[ɓɗƙƴς]/g, (letter) => hooked[letter] ?? letter);

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Matches the beginning of one of these words, at a word boundary or a non-letter. */
const beginningOf = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?:(?<![\p{L}\p{N}])|(?![\p{L}\p{N}]))(?:${words.map(escaped).join("|")})`, "u");

/**
 * The position of the first of these words, or 0. The text is folded as a whole, because folding letter by letter takes
 * ten times as long.
 */
function firstHit(content: string, words: readonly string[]): number {
  const decomposed = content.normalize("NFD");
  const sought = words.map((word) => folded(word.normalize("NFD"))).filter((word) => word !== "");
  const hit = sought.length > 0 ? folded(decomposed).search(beginningOf(sought)) : -1;
  if (hit < 0) return 0;
  let end = 0;
  for (let passed = 0; passed < hit || isMark(decomposed, end); end += 1) if (!isMark(decomposed, end)) passed += 1;
  return [...decomposed.slice(0, end).normalize("NFC")].length;
}

function isMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x300 && code <= 0x36f;
}

/** The part of a message around the first match, on one line. */
export function excerpt(content: string, words: readonly string[]): string {
  const line = content.normalize("NFC").replace(/\s+/gu, " ");
  const letters = [...line];
  if (letters.length <= QUOTE_LENGTH) return line;
  const start = Math.max(0, Math.min(firstHit(line, words) - LEAD, letters.length - QUOTE_LENGTH));
  const end = start + QUOTE_LENGTH;
  const text = letters.slice(start, end).join("").trim();
  return `${start > 0 ? "…" : ""}${text}${end < letters.length ? "…" : ""}`;
}
