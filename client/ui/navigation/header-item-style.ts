import { css } from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { radius } from "../tokens.ts";

/** The style that links and buttons of the header share. A line below marks the current one. */
export const headerItemStyle = css`
  min-height: 44px;
  border-radius: ${radius.medium};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
  ${transition("background-color")}
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &[aria-current="page"], &[data-current] { background: ${color.lit}; box-shadow: inset 0 -3px 0 ${color.accent}; }
  &:focus-visible { border-radius: ${radius.medium}; }
`;
