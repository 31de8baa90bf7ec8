import styled from "styled-components";
import { font } from "../theme/css.ts";
import { type TypeSize, typeScale } from "../tokens.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface Props {
  value: string | number;
  size?: TypeSize;
}

const Characters = styled.span<{ $size: TypeSize }>`
  font-family: ${font.display};
  font-size: ${({ $size }) => typeScale[$size]};
  font-weight: 600;
  line-height: 1.1;
  white-space: nowrap;
`;

// The display font has no tabular figures, so each digit gets a cell of the same width.
const Cell = styled.span`display: inline-block; width: 0.64em; text-align: center;`;

/** A number in the display font, for example a score. Its digits have equal width, so nothing moves when it changes. */
export function NumberText({ value, size = "title" }: Props) {
  const text = String(value);
  return (
    <Characters $size={size}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {/* Screen readers would read these cells as separate digits. */}
      <span aria-hidden>
        {/* biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its index */}
        {[...text].map((character, index) => (/\d/.test(character) ? <Cell key={index}>{character}</Cell> : character))}
      </span>
    </Characters>
  );
}
