import styled from "styled-components";
import { formatSeconds } from "../../ui/format/format.ts";
import { color, font, reducedMotion } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

interface Props {
  /** The part of the time that is left, from 1 to 0. */
  fraction: number;
  /** The time left in whole seconds, as shown. */
  seconds: number;
  /** "Time left", for screen readers. */
  label: string;
}

/** From so many seconds on, the time looks urgent. */
export const LOW_SECONDS = 5;

const BarWithSeconds = styled.div`display: flex; gap: 12px; align-items: center;`;

const Track = styled.div<{ $height: string }>`
  position: relative;
  flex: 1;
  height: ${({ $height }) => $height};
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
`;

// A transform is the cheapest thing a phone can animate. A transition of one second joins the steps into one movement.
const Fill = styled.div<{ $low: boolean }>`
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

/** A bar that gets shorter. */
export function TimeTrack({ fraction, isLow, height }: { fraction: number; isLow: boolean; height: string }) {
  const remaining = Math.min(1, Math.max(0, fraction));
  return (
    <Track aria-hidden $height={height}>
      <Fill $low={isLow} style={{ transform: `translateX(${(remaining - 1) * 100}%)` }} />
    </Track>
  );
}

/** A countdown as a bar that gets shorter, with its seconds. */
export function CountdownBar({ fraction, seconds, label }: Props) {
  const isLow = seconds <= LOW_SECONDS;
  return (
    <BarWithSeconds role="timer" aria-label={`${label}: ${formatSeconds(seconds)}`}>
      <TimeTrack fraction={fraction} isLow={isLow} height="14px" />
      <Seconds aria-hidden $low={isLow}>
        {formatSeconds(seconds)}
      </Seconds>
    </BarWithSeconds>
  );
}
