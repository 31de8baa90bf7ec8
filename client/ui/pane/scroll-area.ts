import styled from "styled-components";

/** A part that scrolls inside a screen of fixed height. It never scrolls the page behind it. */
export const ScrollArea = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -3px; }
`;
