import styled from "styled-components";

/** Scrolls by itself inside a screen of a fixed height, and never scrolls the page behind it. */
export const ScrollArea = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -3px; }
`;
