import styled from "styled-components";
import { from, landscapePhone } from "../theme/css.ts";
import { radius } from "../tokens.ts";

/**
 * The place of a page's drawing: on a phone as wide as the screen, on larger screens a picture with round corners. What the
 * drawing has beyond its frame shows where the place is wider. `$atTop`: nothing is between the bar and the drawing.
 */
export const WidePicture = styled.div<{ $atTop?: boolean }>`
  overflow: hidden;
  margin-inline: calc(-1 * var(--gutter));
  ${({ $atTop }) => $atTop && "margin-top: -24px;"}
  > svg { width: 100%; height: clamp(140px, 46vw, 220px); overflow: visible; }
  ${landscapePhone} { > svg { height: 120px; } }
  ${from.tablet} {
    margin: 0;
    border-radius: ${radius.large};
    > svg { height: auto; max-height: 220px; }
  }
`;
