import { QUOTE_LENGTH } from "../../schema/limits.ts";

/** How much stands before what was found. */
const LEAD = 30;

/** Without the case and the marks of letters, one piece for each code point, so that places stay. */
const folded = (text: string): string[] =>
  [...text].map((letter) =>
    letter
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase(),
  );

const isLetter = (piece: string | undefined): boolean => piece !== undefined && /^[\p{L}\p{N}]/u.test(piece);

/** The first place where a word begins that one of these begin, or 0. */
function firstHit(content: readonly string[], words: readonly string[]): number {
  const sought = words.map((word) => folded(word).join("")).filter((word) => word !== "");
  for (const at of content.keys()) {
    if (isLetter(content[at - 1]) && isLetter(content[at])) continue;
    // Longer than any word that is sought, whatever its pieces are.
    const ahead = content.slice(at, at + QUOTE_LENGTH).join("");
    if (sought.some((word) => ahead.startsWith(word))) return at;
  }
  return 0;
}

/** The words of a message around the first of these that it holds, on one line. */
export function excerpt(content: string, words: readonly string[]): string {
  const letters = [...content.normalize("NFC").replace(/\s+/gu, " ")];
  if (letters.length <= QUOTE_LENGTH) return letters.join("");
  const hit = firstHit(folded(letters.join("")), words);
  const start = Math.max(0, Math.min(hit - LEAD, letters.length - QUOTE_LENGTH));
  const end = start + QUOTE_LENGTH;
  const text = letters.slice(start, end).join("").trim();
  return `${start > 0 ? "…" : ""}${text}${end < letters.length ? "…" : ""}`;
}
