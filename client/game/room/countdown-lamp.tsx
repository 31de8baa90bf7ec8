import styled from "styled-components";
import { formatSeconds } from "../../ui/format/format.ts";
import { color, font, reducedMotion } from "../../ui/theme/css.ts";

interface Props {
  /** The part of the time that is left, from 1 to 0. */
  fraction: number;
  /** The time left in whole seconds, as shown. */
  seconds: number;
  /** "Time left", for screen readers. */
  label: string;
  /** Side in px. */
  size?: number;
  /** From this many seconds on, it looks urgent. */
  lowAt?: number;
}

const circumference = 2 * Math.PI * 44;

const LampBox = styled.div<{ $size: number }>`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
`;

const Ring = styled.circle<{ $low: boolean }>`
  fill: none;
  stroke: ${({ $low }) => ($low ? color.danger : color.accent)};
  stroke-width: 7;
  stroke-linecap: round;
  transform: rotate(-90deg);
  transform-origin: center;
  transition: stroke-dashoffset 1s linear, stroke 300ms;
  ${reducedMotion} { transition: none; }
`;

const Light = styled.circle`
  fill: ${color.flame};
  transform-origin: center;
  transition: opacity 1s linear, transform 1s linear;
  ${reducedMotion} { transition: none; }
`;

const Seconds = styled.span<{ $size: number }>`
  position: relative;
  font: 700 ${({ $size }) => Math.round($size * 0.34)}px/1 ${font.body};
  font-variant-numeric: tabular-nums;
`;

/** A countdown as a lamp that burns down: the ring gets shorter, and the light behind the number shrinks and fades. */
export function CountdownLamp({ fraction, seconds, label, size = 72, lowAt = 5 }: Props) {
  const remaining = Math.min(1, Math.max(0, fraction));
  return (
    <LampBox role="timer" aria-label={`${label}: ${formatSeconds(seconds)}`} $size={size}>
      <svg viewBox="0 0 100 100" aria-hidden focusable="false">
        <circle cx="50" cy="50" r="44" fill="none" stroke={color.line} strokeWidth="7" />
        <Light
          cx="50"
          cy="50"
          r="38"
          style={{ opacity: 0.08 + remaining * 0.2, transform: `scale(${0.45 + remaining * 0.55})` }}
        />
        <Ring
          cx="50"
          cy="50"
          r="44"
          $low={seconds <= lowAt}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - remaining)}
        />
      </svg>
      <Seconds aria-hidden $size={size}>
        {seconds}
      </Seconds>
    </LampBox>
  );
}
