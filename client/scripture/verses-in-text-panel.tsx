import styled from "styled-components";
import { color } from "../ui/theme/css.ts";
import { radius } from "../ui/tokens.ts";
import { findReferences } from "./find-references.ts";
import { openLabel } from "./scripture-text.ts";

interface Props {
  text: string;
  onOpen: (reference: string) => void;
  /** The reference whose verses are being fetched. */
  busy: string | undefined;
}

// It stays within its line and is as wide as its text: the padding makes it easier to hit and moves nothing.
const VerseButton = styled.button`
  padding: 12px 4px;
  margin: -12px -4px;
  border-radius: ${radius.small};
  color: ${color.accentText};
  text-align: start;
  text-decoration: underline dotted;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  &[aria-busy] { opacity: 0.6; }
`;

/** THREAD-32: a text in which each place in the Bible is a button. */
export function VersesInText({ text, onOpen, busy }: Props) {
  return findReferences(text).map(({ text: piece, reference }, index) =>
    reference === undefined ? (
      piece
    ) : (
      <VerseButton
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
        key={index}
        type="button"
        aria-label={openLabel(piece)}
        aria-haspopup="dialog"
        aria-busy={reference === busy || undefined}
        onClick={() => onOpen(reference)}
      >
        {piece}
      </VerseButton>
    ),
  );
}
