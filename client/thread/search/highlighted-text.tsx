import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { highlight } from "./highlight.ts";

const Mark = styled.mark`
  padding-inline: 1px;
  border-radius: 3px;
  color: ${color.accentText};
  background: ${color.accentSoft};
  font-weight: 700;
`;

/** The words around what was found, with that marked. */
export function HighlightedText({ text, words }: { text: string; words: string }) {
  return highlight(text, words).map(({ text: piece, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
    isFound ? <Mark key={index}>{piece}</Mark> : piece,
  );
}
