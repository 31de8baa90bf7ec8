import styled, { keyframes } from "styled-components";
import { color, font, reducedMotion } from "../../ui/theme/css.ts";
import { motion, radius, typeScale } from "../../ui/tokens.ts";

// Everything is in `em` of a size that follows the screen, so a projector of any resolution shows the same picture: 26 px at
// 1920 x 1080.
export const Wall = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: 1.2em;
  padding: 1.4em 2.2em;
  overflow: hidden;
  color: ${color.text};
  background: ${color.ground};
  font-size: max(${typeScale.tiny}, min(1.35vw, 2.4vh));
  line-height: 1.3;
`;

const arrive = keyframes`from { opacity: 0; transform: translateY(0.6em); }`;

/** What a phase shows, in the middle of the wall. */
export const WallStage = styled.section`
  display: grid;
  gap: 1.2em;
  min-height: 0;
  animation: ${arrive} ${motion.slow}ms ${motion.out};
  ${reducedMotion} { animation: none; }
`;

export const WallCard = styled.div<{ $lit?: boolean }>`
  display: grid;
  min-width: 0;
  min-height: 0;
  padding: 1.2em 1.6em;
  border: 2px solid ${({ $lit }) => ($lit ? color.accent : color.line)};
  border-radius: ${radius.large};
  background: ${({ $lit }) => ($lit ? color.lit : color.surface)};
`;

export const WallTitle = styled.h2<{ $size?: number }>`
  font: 600 ${({ $size = 1.8 }) => $size}em/1.2 ${font.display};
  text-wrap: balance;
`;

export const Muted = styled.span`color: ${color.muted};`;

/** A name that is cut where its line ends. */
export const WallName = styled.span`
  min-width: 0;
  overflow: hidden;
  font-weight: 700;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Score = styled.span`
  font: 700 1.1em/1 ${font.body};
  font-variant-numeric: tabular-nums;
`;
