import Reply from "lucide-react/icons/reply";
import { type MouseEvent, type ReactNode, useRef } from "react";
import styled from "styled-components";
import { color, reducedMotion, transition } from "../../../ui/theme/css.ts";
import { motion, radius } from "../../../ui/tokens.ts";
import { isOnLink, useTouchGesture } from "./use-touch-gesture.ts";

interface Props {
  /** A finger rests on the message. Gets the row's element. */
  onHold: (row: HTMLElement) => void;
  /** A finger swipes the message to the right. Undefined if there is nothing to reply with. */
  onSwipe?: (() => void) | undefined;
  children: ReactNode;
}

const touch = "@media (hover: none)";

const Row = styled.div<{ $canSwipe: boolean }>`
  position: relative;
  ${({ $canSwipe }) => $canSwipe && "touch-action: pan-y pinch-zoom;"}
  /* A resting finger opens the message's menu. It neither selects text nor opens the browser's menu, except on links. */
  ${touch} {
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
    a { -webkit-touch-callout: default; }
  }
`;

const Moving = styled.div`
  transition: transform ${motion.calm}ms ${motion.out}, opacity ${motion.quick}ms;
  &[data-phase="held"] { opacity: 0.7; }
  &[data-phase="swiping"], &[data-phase="far"] { transform: translateX(var(--shift)); transition: none; }
  ${reducedMotion} { &[data-phase] { transform: none; } }
`;

// Comes in from the left edge as the message makes room.
const Glyph = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  margin-block: auto;
  border: 2px solid ${color.accent};
  border-radius: ${radius.round};
  color: ${color.accentText};
  background: ${color.raised};
  transform: translateX(min(0px, var(--shift) - 44px));
  ${transition("background-color", "color")}
  > svg { width: 18px; height: 18px; }
  &[data-phase="far"] { color: ${color.onAccent}; background: ${color.accent}; }
  ${reducedMotion} { transform: none; }
`;

/**
 * A message that answers to a finger: a long press opens its menu, a swipe to the right replies. Both are shortcuts; a
 * button beside the message opens the same menu, for keyboards, screen readers and the mouse.
 */
export function TouchRow({ onHold, onSwipe, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { phase, handlers } = useTouchGesture({ row, onHold: () => row.current && onHold(row.current), onSwipe });
  const isSwiping = phase === "swiping" || phase === "far";

  /** Some browsers open their own menu after a long press. Only links keep it. */
  function keepOwnMenu(event: MouseEvent) {
    const isTouch = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch";
    if ((isTouch || phase === "held") && !isOnLink(event.target)) event.preventDefault();
  }

  return (
    <Row ref={row} $canSwipe={onSwipe !== undefined} onContextMenu={keepOwnMenu} {...handlers}>
      {isSwiping && (
        <Glyph aria-hidden data-phase={phase}>
          <Reply />
        </Glyph>
      )}
      <Moving data-phase={phase}>{children}</Moving>
    </Row>
  );
}
