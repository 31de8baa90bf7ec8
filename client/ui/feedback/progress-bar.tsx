import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

interface Props {
  /** Names it for screen readers. */
  label: string;
  value: number;
  max: number;
  /** The value in words, such as "2 of 6 sections done". */
  valueText: string;
}

const Track = styled.div`
  height: 10px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
`;

const Fill = styled.div`
  forced-color-adjust: none;
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
`;

/** How much of something is done. */
export function ProgressBar({ label, value, max, valueText }: Props) {
  const share = max === 0 ? 0 : Math.min(1, value / max);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <Fill style={{ width: `${share * 100}%` }} />
    </Track>
  );
}
