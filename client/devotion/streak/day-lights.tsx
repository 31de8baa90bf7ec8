import styled, { keyframes } from "styled-components";
import { color, reducedMotion } from "../../ui/theme/css.ts";
import { motion, typeScale } from "../../ui/tokens.ts";

interface DayLight {
  /** One or two letters of the day's name. */
  letter: string;
  /** Read by screen readers: "Monday: read". */
  label: string;
  isLit: boolean;
}

interface Props {
  /** Oldest first; today is the last one. */
  days: readonly DayLight[];
}

const kindle = keyframes`from { transform: scale(0.2); opacity: 0; }`;

const Line = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Day = styled.li<{ $isToday: boolean }>`
  display: grid;
  gap: 4px;
  justify-items: center;
  color: ${({ $isToday }) => ($isToday ? color.accentText : color.muted)};
  font-size: ${typeScale.tiny};
  font-weight: ${({ $isToday }) => ($isToday ? 700 : 600)};
  > svg { width: min(30px, 100%); height: auto; }
`;

const Flame = styled.g`
  transform-box: fill-box;
  transform-origin: bottom;
  animation: ${kindle} ${motion.slow}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
`;

/** The last seven days as a row of lights. */
export function DayLights({ days }: Props) {
  return (
    <Line>
      {days.map(({ letter, label, isLit }, at) => (
        <Day key={label} $isToday={at === days.length - 1}>
          <svg viewBox="0 0 30 34" role="img" aria-label={label} focusable="false">
            <path d="M7 30h16l-2 4H9Z" fill={color.edge} />
            {isLit ? (
              <Flame>
                <circle cx="15" cy="18" r="14" fill={color.glow} />
                <path d="M15 30c-9-3-8-13 0-24 8 11 9 21 0 24Z" fill={color.accent} />
                <path d="M15 29c-4-2-4-7 0-13 4 6 4 11 0 13Z" fill={color.lampWhite} />
              </Flame>
            ) : (
              <path d="M15 29v-7" stroke={color.edge} strokeWidth="2.500" strokeLinecap="round" />
            )}
          </svg>
          <span aria-hidden>{letter}</span>
        </Day>
      ))}
    </Line>
  );
}
