import styled, { css } from "styled-components";
import { from, px } from "../theme/css.ts";
import type { Space } from "../tokens.ts";

interface StackProps {
  $gap?: Space;
  $align?: "start" | "center" | "end" | "stretch" | "baseline";
  $justify?: "start" | "center" | "end" | "between";
}

const stackStyle = css<StackProps>`
  gap: ${({ $gap = 16 }) => px($gap)};
  justify-content: ${({ $justify = "start" }) => ($justify === "between" ? "space-between" : $justify)};
`;

/** Children one below the other. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = "stretch" }) => $align};
  ${stackStyle}
  min-width: 0;
`;

/** Children side by side, never wrapping; a long text shrinks. */
export const Row = styled.div<StackProps>`
  display: flex;
  align-items: ${({ $align = "center" }) => $align};
  ${stackStyle}
  min-width: 0;
  > * { min-width: 0; }
`;

/** Children side by side, wrapping when a line is full: for buttons and badges. */
export const Cluster = styled.div<StackProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = "center" }) => $align};
  ${stackStyle}
  min-width: 0;
`;

interface GridProps {
  $gap?: Space;
  /** Minimum width of a column in px, which grows with the reader’s text; there are as many columns as fit. */
  $minWidth?: number;
}

export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minWidth = 260 }) => $minWidth / 16}rem), 1fr));
  gap: ${({ $gap = 16 }) => px($gap)};
  > * { min-width: 0; }
`;

/** The main content, and a second column that is beside it on larger screens. `$side` is its width in px. */
export const TwoColumns = styled.div<{ $gap?: Space; $side?: number }>`
  display: grid;
  gap: ${({ $gap = 24 }) => px($gap)};
  align-items: start;
  > * { min-width: 0; }
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) ${({ $side = 320 }) => $side}px; }
`;
