import styled from "styled-components";
import { color, font, reducedMotion } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

interface Props {
  /** What is left, from 1 to 0. */
  fraction: number;
  /** What is left in whole seconds, as shown. */
  seconds: number;
  /** "Time left", for screen readers. */
  label: string;
  /** From here on it is drawn as urgent. */
  lowAt?: number;
}

const Frame = styled.div`display: flex; gap: 12px; align-items: center;`;

const Track = styled.div`
  position: relative;
  flex: 1;
  height: 14px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
`;

// Scaled, not resized: the cheapest thing a phone can animate. One second per step joins the steps into one movement.
const Rest = styled.div<{ $low: boolean }>`
  forced-color-adjust: none;
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: ${({ $low }) => ($low ? color.danger : color.accent)};
  transform-origin: left;
  transition: transform 1s linear, background-color 300ms;
  ${reducedMotion} { transition: none; }
`;

const Seconds = styled.span<{ $low: boolean }>`
  min-width: 2.4em;
  color: ${({ $low }) => ($low ? color.danger : color.text)};
  font: 700 ${typeScale.lead}/1 ${font.body};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export function CountdownBar({ fraction, seconds, label, lowAt = 5 }: Props) {
  const low = seconds <= lowAt;
  const rest = Math.min(1, Math.max(0, fraction));
  return (
    <Frame role="timer" aria-label={`${label}: ${seconds} s`}>
      <Track aria-hidden>
        <Rest $low={low} style={{ transform: `translateX(${(rest - 1) * 100}%)` }} />
      </Track>
      <Seconds aria-hidden $low={low}>
        {seconds} s
      </Seconds>
    </Frame>
  );
}
