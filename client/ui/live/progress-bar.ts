import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

/** How much of something is done. */
export const ProgressBar = styled.progress`
  appearance: none;
  forced-color-adjust: none;
  width: 100%;
  height: 8px;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.line};
  &::-webkit-progress-bar { background: transparent; }
  &::-webkit-progress-value { background: ${color.accent}; }
  &::-moz-progress-bar { background: ${color.accent}; }
`;
