import styled, { css } from "styled-components";
import { from, px } from "../theme/css.ts";
import type { Space } from "../tokens.ts";

interface FlowProps {
  $gap?: Space;
  $align?: "start" | "center" | "end" | "stretch" | "baseline";
  $justify?: "start" | "center" | "end" | "between";
}

const flow = css<FlowProps>`
  gap: ${({ $gap = 16 }) => px($gap)};
  justify-content: ${({ $justify = "start" }) => ($justify === "between" ? "space-between" : $justify)};
`;

/** One under the other. */
export const Stack = styled.div<FlowProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = "stretch" }) => $align};
  ${flow}
  min-width: 0;
`;

/** Side by side, never wrapping; a long text in it gives way. */
export const Row = styled.div<FlowProps>`
  display: flex;
  align-items: ${({ $align = "center" }) => $align};
  ${flow}
  min-width: 0;
  > * { min-width: 0; }
`;

/** Side by side while there is room, then on the next line: buttons, badges. */
export const Cluster = styled.div<FlowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = "center" }) => $align};
  ${flow}
  min-width: 0;
`;

interface GridProps {
  $gap?: Space;
  /** The least width of a column in px; as many columns as fit. */
  $least?: number;
}

export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least = 260 }) => $least}px), 1fr));
  gap: ${({ $gap = 16 }) => px($gap)};
  > * { min-width: 0; }
`;

/** The main thing, and beside it on larger screens what goes with it. */
export const Sides = styled.div<{ $gap?: Space; $side?: number }>`
  display: grid;
  gap: ${({ $gap = 24 }) => px($gap)};
  align-items: start;
  > * { min-width: 0; }
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) ${({ $side = 320 }) => $side}px; }
`;
