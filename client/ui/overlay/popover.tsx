import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styled, { keyframes } from "styled-components";
import { color } from "../theme/css.ts";
import { layer, motion, radius } from "../tokens.ts";

/** Between the popover and what it belongs to, and at the edges of the screen. */
const GAP_PX = 8;

type Align = "center" | "start";

interface Props {
  /** The button that opened it; the focus goes back there. */
  anchor: HTMLElement;
  label: string;
  /** Above the button's middle, or beginning where it begins. */
  align?: Align;
  onClose: () => void;
  children: ReactNode;
}

const appear = keyframes`from { opacity: 0; transform: scale(0.96); }`;

const Sheet = styled.div`
  position: fixed;
  z-index: ${layer.dialog};
  max-width: calc(100vw - ${2 * GAP_PX}px);
  max-height: calc(100dvh - ${2 * GAP_PX}px);
  overflow: auto;
  padding: 8px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.large};
  color: ${color.text};
  background: ${color.raised};
  box-shadow: 0 4px 16px color-mix(in srgb, ${color.veil} 30%, transparent);
  animation: ${appear} ${motion.quick}ms ${motion.out};
  &:focus { outline: none; }
`;

const within = (value: number, most: number) => Math.max(GAP_PX, Math.min(value, most - GAP_PX));

/** Above the button where there is room, else under it, and never over the edge of the screen or under a keyboard. */
function place(sheet: HTMLElement, anchor: HTMLElement, align: Align): void {
  const button = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const above = button.top - height - GAP_PX;
  const top = above >= GAP_PX ? above : button.bottom + GAP_PX;
  const left = align === "start" ? button.left : button.left + button.width / 2 - width / 2;
  sheet.style.top = `${within(top, (visualViewport?.height ?? innerHeight) - height)}px`;
  sheet.style.left = `${within(left, innerWidth - width)}px`;
}

/** Something small beside a button. Escape and a press beside it close it. */
export function Popover({ anchor, label, align = "center", onClose, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    if (!sheet.current) return;
    place(sheet.current, anchor, align);
    const find = (selector: string) => sheet.current?.querySelector<HTMLElement>(selector);
    const first = find("[data-autofocus]") ?? find("button, input");
    (first ?? sheet.current).focus({ preventScroll: true });
  }, [anchor, align]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const isBeside = target instanceof Node && !sheet.current?.contains(target) && !anchor.contains(target);
      if (isBeside) close.current();
    };
    const follow = () => sheet.current && place(sheet.current, anchor, align);
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", leave);
    document.addEventListener("scroll", follow, true);
    window.addEventListener("resize", follow);
    visualViewport?.addEventListener("resize", follow);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("scroll", follow, true);
      window.removeEventListener("resize", follow);
      visualViewport?.removeEventListener("resize", follow);
    };
  }, [anchor, align]);

  return createPortal(
    <Sheet
      ref={sheet}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        anchor.focus({ preventScroll: true });
        onClose();
      }}
    >
      {children}
    </Sheet>,
    document.body,
  );
}
