import styled from "styled-components";
import { color, font } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface Props {
  /** A code to read out to a friend. */
  value: string;
  size?: "giant" | "heading" | "lead";
  /** Hides it from screen readers, for a button whose label already contains the code. */
  hideFromScreenReaders?: boolean;
}

const Characters = styled.span<{ $size: "giant" | "heading" | "lead" }>`
  display: inline-flex;
  gap: 0.14em;
  font-family: ${font.display};
  font-size: ${({ $size }) => typeScale[$size === "giant" ? "code" : $size]};
  font-weight: 600;
  line-height: 1;
  user-select: all;
`;

const Cell = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.18em;
  height: 1.5em;
  border-bottom: 0.09em solid ${color.accent};
  border-radius: ${radius.small} ${radius.small} ${radius.tight} ${radius.tight};
  background: ${color.accentSoft};
`;

/** A code in cells of equal width. Screen readers spell it, because it is not a word. */
export function Code({ value, size = "giant", hideFromScreenReaders = false }: Props) {
  return (
    <Characters $size={size}>
      {!hideFromScreenReaders && <VisuallyHidden>{[...value].join(" ")}</VisuallyHidden>}
      {[...value].map((character, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a character is identified by its index
        <Cell key={index} aria-hidden>
          {character}
        </Cell>
      ))}
    </Characters>
  );
}
