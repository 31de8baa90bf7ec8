import styled from "styled-components";
import { from } from "../theme/css.ts";

/**
 * Cards in a row that scrolls sideways on a phone, where the next card looks in at the edge. Larger screens have room for
 * rows of three. As high as its highest card, however many there are.
 */
export const Carousel = styled.ul`
  display: grid;
  grid-auto-columns: min(86%, 340px);
  grid-auto-flow: column;
  gap: 16px;
  margin: 0 -16px;
  padding: 4px 16px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding: 0 16px;
  scroll-snap-type: x proximity;
  list-style: none;
  > * { min-width: 0; scroll-snap-align: start; }
  ${from.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 24px;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
