import type { ReactNode } from "react";
import styled from "styled-components";
import { answerTone, color } from "../theme/css.ts";
import { type AnswerTone, radius } from "../tokens.ts";

interface Props {
  /** One of the four answer colors; without it the accent. */
  tone?: AnswerTone | undefined;
  size?: "small" | "medium";
  /** An icon. */
  children: ReactNode;
}

const Tile = styled.span<{ $front: string; $ground: string; $size: number }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.medium};
  color: ${({ $front }) => $front};
  background: ${({ $ground }) => $ground};
  > svg { width: 50%; height: 50%; }
`;

/** An icon on a colored square. Always shown beside its name, so screen readers skip it. */
export function IconTile({ tone, size = "medium", children }: Props) {
  const paint = tone ? answerTone(tone) : { on: color.accentText, fill: color.accentSoft };
  return (
    <Tile aria-hidden $front={paint.on} $ground={paint.fill} $size={size === "small" ? 44 : 48}>
      {children}
    </Tile>
  );
}
