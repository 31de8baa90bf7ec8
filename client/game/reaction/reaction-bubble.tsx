import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { Emoji } from "../../ui/text/emoji.ts";
import { reducedMotion } from "../../ui/theme/css.ts";
import { layer, motion } from "../../ui/tokens.ts";
import { reactionEmojis } from "./reaction-text.ts";
import { useReactionOf } from "./shown-reactions.ts";

const pop = keyframes`from { transform: translateY(60%) scale(0.2); opacity: 0; }`;

const Face = styled.span`position: relative; display: inline-grid; flex: none;`;

const Bubble = styled(Emoji)<{ $size: number }>`
  position: absolute;
  z-index: ${layer.lifted};
  right: -20%;
  bottom: 45%;
  font-size: ${({ $size }) => $size}px;
  line-height: 1;
  pointer-events: none;
  animation: ${pop} ${motion.slow}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
`;

interface Props {
  memberId: string;
  /** The side of the face in px. */
  size: number;
  children: ReactNode;
}

/** A player's face, and their reaction at it while it is shown. It is announced to screen readers elsewhere. */
export function ReactingFace({ memberId, size, children }: Props) {
  const shown = useReactionOf(memberId);
  return (
    <Face>
      {children}
      {shown && (
        <Bubble key={shown.number} $size={Math.max(18, Math.round(size * 0.6))}>
          {reactionEmojis[shown.reaction]}
        </Bubble>
      )}
    </Face>
  );
}
