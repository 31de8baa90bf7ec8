import styled, { css } from "styled-components";
import { color, from, short } from "../theme/css.ts";
import { layer } from "../tokens.ts";

interface Props {
  /** Stays at the lower edge of large screens too, below a list that may be longer than the screen. */
  $always?: boolean;
}

const inPlace = css`
  position: static;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`;

/** Keeps a screen's primary action at the lower edge of a phone, within reach of the thumb; on large screens it stays in its place. */
export const ActionBar = styled.div<Props>`
  position: sticky;
  z-index: ${layer.lifted};
  bottom: var(--bottom-bar);
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin: 0 -16px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.ground};
  > * { flex: 1 1 auto; }
  /* Two buttons on one line leave more of the page to see. */
  ${short} { gap: 8px; > button { padding-inline: 8px; } }
  ${from.tablet} {
    ${({ $always }) => ($always ? "justify-content: center; margin: 0;" : inPlace)}
    > * { flex: none; }
  }
`;
