import styled, { keyframes } from "styled-components";

const appear = keyframes`from { opacity: 0; }`;

/** Appears after a quarter of a second, so that a page that loads sooner never flashes a skeleton. */
export const Delayed = styled.div`animation: ${appear} 150ms 250ms backwards;`;
