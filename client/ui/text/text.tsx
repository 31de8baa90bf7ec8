import styled from "styled-components";
import { color } from "../theme/css.ts";
import { type TypeSize, typeScale } from "../tokens.ts";

interface TextProps {
  $size?: TypeSize;
  $tone?: "text" | "muted" | "accentText" | "success" | "warning" | "danger";
  $weight?: 400 | 600 | 700;
  $align?: "start" | "center" | "end";
  /** One line, ending in … if it doesn't fit. */
  $cut?: boolean;
  /** Several lines, ending in … if the text doesn't fit. */
  $lines?: 2 | 3;
}

const oneLine = "overflow: hidden; white-space: nowrap; text-overflow: ellipsis;";
const clamped = (lines: number) =>
  `display: -webkit-box; overflow: hidden; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines}; line-clamp: ${lines};`;

export const Text = styled.p<TextProps>`
  color: ${({ $tone = "text" }) => color[$tone]};
  font-size: ${({ $size = "body" }) => typeScale[$size]};
  font-weight: ${({ $weight = 400 }) => $weight};
  text-align: ${({ $align = "start" }) => $align};
  text-wrap: pretty;
  ${({ $cut }) => $cut && oneLine}
  ${({ $lines }) => $lines !== undefined && clamped($lines)}
`;

/** Text as a member wrote it, with its line breaks. */
export const MultilineText = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Small and muted: a date, a count, a hint. */
export const SecondaryText = styled(Text).attrs({ $size: "small", $tone: "muted" })``;
