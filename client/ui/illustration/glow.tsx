import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { color, reducedMotion } from "../theme/css.ts";
import { motion, radius } from "../tokens.ts";

interface Props {
  /** Lights up when it turns true. */
  active: boolean;
  /** How far the light reaches, in px. */
  reach?: number;
  children: ReactNode;
}

const REACH = 220;
/** From this reach on, the light takes up its own place. A smaller one shines behind what is beside it. */
const PADDED_REACH = 160;

const spread = keyframes`from { transform: translate(-50%, -50%) scale(0.3); opacity: 0; }`;

const GlowBox = styled.div<{ $reach: number }>`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  ${({ $reach }) => $reach >= PADDED_REACH && `min-height: ${$reach}px; padding: 24px;`}
`;

const LightCircles = styled.span`
  position: absolute;
  z-index: -1;
  inset: 0;
`;

const LightCircle = styled.span<{ $size: number; $share: number; $wait: number }>`
  position: absolute;
  z-index: -1;
  top: 50%;
  left: 50%;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.round};
  background: ${color.flame};
  opacity: ${({ $share }) => $share / 100};
  transform: translate(-50%, -50%);
  animation: ${spread} ${motion.slow * 1.6}ms ${motion.settle} ${({ $wait }) => $wait}ms backwards;
  pointer-events: none;
  ${reducedMotion} { animation: none; }
`;

/** Light behind something good, such as a win: three flat circles instead of confetti. */
export function Glow({ active, reach = REACH, children }: Props) {
  return (
    <GlowBox $reach={reach}>
      {active && (
        <LightCircles aria-hidden>
          <LightCircle $size={reach} $share={16} $wait={160} />
          <LightCircle $size={reach * 0.75} $share={20} $wait={80} />
          <LightCircle $size={reach * 0.47} $share={30} $wait={0} />
        </LightCircles>
      )}
      {children}
    </GlowBox>
  );
}
