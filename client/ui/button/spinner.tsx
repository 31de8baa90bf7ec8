import styled, { keyframes } from "styled-components";
import { radius } from "../tokens.ts";

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Shows that work is in progress. With reduced motion it does not turn; its shape alone is enough. */
export const Spinner = styled.span.attrs({ "aria-hidden": true })`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: ${radius.round};
  animation: ${turn} 800ms linear infinite;
`;
