import styled from "styled-components";
import { color, font } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** A part of a paragraph. */
interface LitPart {
  paragraph: number;
  from: number;
  to: number;
}

interface Props {
  /** Plain text; an empty line separates paragraphs. */
  text: string;
  /** The first letter is a drop capital. */
  opens?: boolean;
  /** Smaller, for a card among others. */
  quiet?: boolean;
  /** The sentence that is read aloud. */
  lit?: LitPart | undefined;
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

const Lit = styled.mark`
  border-radius: ${radius.tight};
  color: inherit;
  background: ${color.lit};
`;

/** Several paragraphs, set like a page of a book. */
export function BookText({ text, opens = false, quiet = false, lit }: Props) {
  return (
    <Column $opens={opens} $quiet={quiet}>
      {paragraphsOf(text).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and their order never changes
        <p key={at}>{lit?.paragraph === at ? withLit(paragraph, lit) : paragraph}</p>
      ))}
    </Column>
  );
}

const withLit = (paragraph: string, { from, to }: LitPart) => (
  <>
    {paragraph.slice(0, from)}
    <Lit>{paragraph.slice(from, to)}</Lit>
    {paragraph.slice(to)}
  </>
);
