import { foldDiacritics } from "../../../schema/fold-diacritics.ts";

export interface HighlightPiece {
  text: string;
  isMatch: boolean;
}

const isLetter = /^[\p{L}\p{N}]/u;

/**
 * The number of characters from index `at` that match the word, ignoring case and diacritics. 0 if they do not match.
 */
function matchLength(letters: readonly string[], at: number, word: string): number {
  let folded = "";
  for (let end = at; end < letters.length; end += 1) {
    folded += foldDiacritics(letters[end] ?? "");
    if (!word.startsWith(folded)) return folded.startsWith(word) ? end + 1 - at : 0;
    // A combining mark after the match belongs to its last letter.
    if (folded === word && foldDiacritics(letters[end + 1] ?? ".") !== "") return end + 1 - at;
  }
  return 0;
}

/**
 * Splits a text into pieces, and marks those that match a searched word at the beginning of a word. Joined together,
 * the pieces are the text again.
 */
export function highlight(text: string, query: string): HighlightPiece[] {
  const words = foldDiacritics(query).split(/\s+/).filter(Boolean);
  const letters = [...text];
  const pieces: HighlightPiece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else pieces.push({ text: piece, isMatch });
  };
  for (let at = 0; at < letters.length; ) {
    const isInside = isLetter.test(letters[at - 1] ?? "") && isLetter.test(letters[at] ?? "");
    const length = isInside ? 0 : Math.max(0, ...words.map((word) => matchLength(letters, at, word)));
    add(letters.slice(at, at + Math.max(1, length)).join(""), length > 0);
    at += Math.max(1, length);
  }
  return pieces;
}
