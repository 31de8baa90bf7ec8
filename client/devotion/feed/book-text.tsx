import styled from "styled-components";
import { color, font } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";

interface Props {
  /** Plain text; an empty line separates paragraphs. */
  text: string;
  /** The first letter is a drop capital. */
  opens?: boolean;
  /** Smaller, for a card among others. */
  quiet?: boolean;
}

const Column = styled.div<{ $opens: boolean; $quiet: boolean }>`
  display: grid;
  gap: 0.8em;
  max-width: 34em;
  font-family: ${font.display};
  font-size: ${({ $quiet }) => typeScale[$quiet ? "lead" : "verse"]};
  line-height: 1.6;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  hanging-punctuation: first last;
  > p { white-space: pre-line; }
  ${({ $opens }) =>
    $opens &&
    `> p:first-child::first-letter { float: left; margin: 0.08em 0.07em 0 0; color: ${color.accentText}; font-size: 3.1em; font-weight: 600; line-height: 0.8; }`}
`;

/** Several paragraphs, set like a page of a book. */
export function BookText({ text, opens = false, quiet = false }: Props) {
  return (
    <Column $opens={opens} $quiet={quiet}>
      {text.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and their order never changes
        <p key={at}>{paragraph}</p>
      ))}
    </Column>
  );
}
