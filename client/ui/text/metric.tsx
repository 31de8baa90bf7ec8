import styled from "styled-components";
import { font } from "../theme/css.ts";
import { type TypeSize, typeScale } from "../tokens.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface Props {
  value: string | number;
  size?: TypeSize;
}

const Line = styled.span<{ $size: TypeSize }>`
  font-family: ${font.display};
  font-size: ${({ $size }) => typeScale[$size]};
  font-weight: 600;
  line-height: 1.1;
  white-space: nowrap;
`;

// The display face has no tabular figures, so each digit gets a cell as wide as its widest one.
const Cell = styled.span`display: inline-block; width: 0.64em; text-align: center;`;

/** A number that changes, in the display face, without jumping. */
export function Metric({ value, size = "title" }: Props) {
  const text = String(value);
  return (
    <Line $size={size}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>
        {/* biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its index */}
        {[...text].map((character, index) => (/\d/.test(character) ? <Cell key={index}>{character}</Cell> : character))}
      </span>
    </Line>
  );
}
