import { highlight } from "./highlight.ts";
import { Mark } from "./mark.ts";

/** A text in which the searched words are marked. */
export function HighlightedText({ text, words }: { text: string; words: string }) {
  return highlight(text, words).map(({ text: piece, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
    isMatch ? <Mark key={index}>{piece}</Mark> : piece,
  );
}
