import { Mark } from "../../ui/text/mark.ts";
import { highlight } from "./highlight.ts";

/** The words around what was found, with that marked. */
export function HighlightedText({ text, words }: { text: string; words: string }) {
  return highlight(text, words).map(({ text: piece, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
    isFound ? <Mark key={index}>{piece}</Mark> : piece,
  );
}
