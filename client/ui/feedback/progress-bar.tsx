import styled from "styled-components";
import { color } from "../theme/css.ts";
import { motion, radius } from "../tokens.ts";

interface Props {
  /** From 0 to 1. */
  fraction: number;
  label: string;
}

const Track = styled.div`
  height: 12px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
`;

const Done = styled.div`
  forced-color-adjust: none;
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transition: transform ${motion.slow}ms ${motion.out};
`;

/** What is done of what there is. The number itself is written beside it by whoever uses it. */
export function ProgressBar({ fraction, label }: Props) {
  const share = Math.min(1, Math.max(0, fraction));
  const percent = Math.round(share * 100);
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Done style={{ transform: `translateX(${percent - 100}%)` }} />
    </Track>
  );
}
