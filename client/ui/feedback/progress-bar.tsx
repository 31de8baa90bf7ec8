import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

interface Props {
  /** Names it for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** The value in words, such as "2 of 6 sections done". Left out, screen readers say the percentage. */
  valueText?: string;
}

const Bar = styled.progress`
  appearance: none;
  forced-color-adjust: none;
  display: block;
  width: 100%;
  height: 8px;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.line};
  &::-webkit-progress-bar { background: transparent; }
  &::-webkit-progress-value { border-radius: inherit; background: ${color.accent}; }
  &::-moz-progress-bar { border-radius: inherit; background: ${color.accent}; }
`;

/** How much of something is done. */
export const ProgressBar = ({ label, valueText, ...rest }: Props) => (
  <Bar aria-label={label} aria-valuetext={valueText} {...rest} />
);
