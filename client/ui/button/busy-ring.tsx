import styled, { keyframes } from "styled-components";
import { radius } from "../tokens.ts";

const turn = keyframes`to { transform: rotate(1turn); }`;

/** A spinner for work in progress. With reduced motion it stands still, and its shape alone says the same. */
export const BusyRing = styled.span.attrs({ "aria-hidden": true })`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: ${radius.round};
  animation: ${turn} 800ms linear infinite;
`;
