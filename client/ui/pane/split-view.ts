import styled, { css } from "styled-components";
import { color, from } from "../theme/css.ts";
import { breakpoint, radius } from "../tokens.ts";

/** A list and its open item, side by side. A phone shows one of the two. */
export const SplitView = styled.div`
  display: grid;
  height: 100%;
  min-height: 0;
  ${from.tablet} {
    grid-template-columns: minmax(240px, 320px) minmax(0, 1fr);
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surface};
  }
`;

interface ColumnProps {
  /** Whether a phone shows this column. If not, it shows the other one. */
  $isOnPhone: boolean;
}

const column = css<ColumnProps>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  @media (max-width: ${breakpoint.tablet - 1}px) { ${({ $isOnPhone }) => !$isOnPhone && "display: none;"} }
`;

export const SplitList = styled.div<ColumnProps>`
  ${column}
  ${from.tablet} { border-inline-end: 1px solid ${color.line}; }
`;

export const SplitPane = styled.div<ColumnProps>`${column}`;
