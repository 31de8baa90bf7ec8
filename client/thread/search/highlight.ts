import { foldDiacritics } from "../../../schema/fold-diacritics.ts";

export interface HighlightPiece {
  text: string;
  isFound: boolean;
}

const isLetter = /^[\p{L}\p{N}]/u;

/** How many letters of `letters` from there on are this word, without regard to case and marks; 0 where it is not there. */
function lengthAt(letters: readonly string[], at: number, word: string): number {
  let seen = "";
  for (let end = at; end < letters.length; end += 1) {
    seen += foldDiacritics(letters[end] ?? "");
    if (!word.startsWith(seen)) return seen.startsWith(word) ? end + 1 - at : 0;
    // Marks that stand by themselves belong to the letter before them.
    if (seen === word && foldDiacritics(letters[end + 1] ?? ".") !== "") return end + 1 - at;
  }
  return 0;
}

/** The text in pieces, nothing added and nothing lost: what begins a word as it was looked for is found. */
export function highlight(text: string, sought: string): HighlightPiece[] {
  const words = foldDiacritics(sought).split(/\s+/).filter(Boolean);
  const letters = [...text];
  const pieces: HighlightPiece[] = [];
  const put = (piece: string, isFound: boolean) => {
    const last = pieces.at(-1);
    if (last && last.isFound === isFound) last.text += piece;
    else pieces.push({ text: piece, isFound });
  };
  for (let at = 0; at < letters.length; ) {
    const isInside = isLetter.test(letters[at - 1] ?? "") && isLetter.test(letters[at] ?? "");
    const length = isInside ? 0 : Math.max(0, ...words.map((word) => lengthAt(letters, at, word)));
    put(letters.slice(at, at + Math.max(1, length)).join(""), length > 0);
    at += Math.max(1, length);
  }
  return pieces;
}
