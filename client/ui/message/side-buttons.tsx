import type { ReactNode } from "react";
import styled from "styled-components";
import { color, from, hover } from "../theme/css.ts";
import { layer, radius } from "../tokens.ts";

interface Props {
  /** Beside the reader's own message, on its other side. */
  own: boolean;
  /** More buttons, shown only with a mouse and where there is room. */
  quick?: ReactNode;
  /** The button itself. */
  children: ReactNode;
}

// Without a mouse, a long press on the message does the same. Keyboards and screen readers still reach the button, which
// shows while it has the focus or is busy, at the side of the row where the bubble ends.
const Buttons = styled.div<{ $own: boolean }>`
  display: flex;
  flex: none;
  opacity: 0;
  button { color: ${color.muted}; }
  &:has(:focus-visible, [aria-expanded="true"], [aria-busy="true"]) { opacity: 1; }
  @media not all and (hover: hover) {
    position: absolute;
    z-index: ${layer.lifted};
    inset-block-start: -4px;
    inset-inline-${({ $own }) => ($own ? "start" : "end")}: 0;
    border-radius: ${radius.medium};
    background: ${color.raised};
    pointer-events: none;
    &:has(:focus-visible, [aria-expanded="true"]) { pointer-events: auto; }
  }
  /* Taller than one line of text, but no reason for a taller row. */
  ${hover} {
    position: relative;
    z-index: ${layer.lifted};
    margin-block: -8px;
    div:hover > & { opacity: 1; }
  }
`;

const QuickButtons = styled.div`
  display: none;
  ${hover} { ${from.wide} { display: flex; } }
`;

/** The buttons beside a message. */
export function SideButtons({ own, quick, children }: Props) {
  return (
    <Buttons $own={own}>
      {quick !== undefined && <QuickButtons>{quick}</QuickButtons>}
      {children}
    </Buttons>
  );
}
