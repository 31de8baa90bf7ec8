import type { ComponentProps } from "react";
import styled from "styled-components";
import { font } from "../theme/css.ts";
import { type TypeSize, typeScale } from "../tokens.ts";

type Level = 1 | 2 | 3 | 4;

interface Props extends ComponentProps<"h1"> {
  level?: Level;
  /** Replaces the default size of its level. */
  size?: TypeSize;
}

const defaultSizes: Record<Level, TypeSize> = { 1: "display", 2: "heading", 3: "title", 4: "lead" };

const StyledHeading = styled.h1<{ $size: TypeSize }>`
  font-family: ${font.display};
  font-size: ${({ $size }) => typeScale[$size]};
  font-weight: 600;
  line-height: 1.16;
  letter-spacing: -0.012em;
  text-wrap: balance;
  &[tabindex="-1"] { outline: none; }
`;

export function Heading({ level = 2, size = defaultSizes[level], ...rest }: Props) {
  return <StyledHeading as={`h${level}`} $size={size} {...rest} />;
}
