import styled, { keyframes } from "styled-components";
import { Lamp } from "../../ui/illustration/lamp.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { color, reducedMotion } from "../../ui/theme/css.ts";
import { motion, radius } from "../../ui/tokens.ts";
import * as text from "./streak-text.ts";

const kindle = keyframes`from { transform: scale(0.2); opacity: 0; }`;
const rise = keyframes`
  from { transform: translateY(0); opacity: 0; }
  30% { opacity: 1; }
  to { transform: translateY(-30px); opacity: 0; }
`;

const Card = styled(Row)`
  padding: 12px 16px;
  border-radius: ${radius.medium};
  background: ${color.lit};
`;

const Picture = styled.svg`
  flex: none;
  width: 96px;
  height: 78px;
  overflow: visible;
`;

const Light = styled.circle`
  transform-box: fill-box;
  transform-origin: center;
  animation: ${kindle} ${motion.slow * 1.6}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
`;

/** Sparks rise once; without motion there are none. */
const Spark = styled.circle<{ $wait: number }>`
  opacity: 0;
  animation: ${rise} ${motion.slow * 2}ms ${motion.out} ${({ $wait }) => $wait}ms;
  ${reducedMotion} { animation: none; }
`;

const sparks = [
  { x: 76, y: 14, wait: 160 },
  { x: 86, y: 20, wait: 300 },
  { x: 90, y: 10, wait: 420 },
  { x: 80, y: 8, wait: 540 },
] as const;

/** The lamp that a devotion lights, on a day like others. */
export const LitLamp = ({ days }: { days: number }) => (
  <Card $gap={16}>
    <Picture viewBox="0 -10 100 78" aria-hidden="true" focusable="false">
      <Light cx="82" cy="18" r="24" fill={color.glow} />
      <Lamp />
      {sparks.map(({ x, y, wait }) => (
        <Spark key={x} cx={x} cy={y} r="2" fill={color.flame} $wait={wait} />
      ))}
    </Picture>
    <Stack $gap={0}>
      <Text $weight={700}>{text.litTitle}</Text>
      <SecondaryText>{text.litText(days)}</SecondaryText>
    </Stack>
  </Card>
);
