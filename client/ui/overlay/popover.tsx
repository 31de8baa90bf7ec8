import { Anchor, Content, Portal, Root } from "@radix-ui/react-popover";
import { type ReactNode, useRef } from "react";
import styled, { keyframes } from "styled-components";
import { color } from "../theme/css.ts";
import { layer, motion, radius } from "../tokens.ts";

/** Between the popover and its button, and at the edges of the screen. */
const GAP_PX = 8;

interface Props {
  /** The button that opened it; Escape gives the focus back to it. */
  anchor: HTMLElement;
  label: string;
  /** Above the button's middle, or beginning where it begins. */
  align?: "center" | "start";
  onClose: () => void;
  children: ReactNode;
}

const appear = keyframes`from { opacity: 0; transform: scale(0.96); }`;

const Sheet = styled(Content)`
  z-index: ${layer.dialog};
  max-width: calc(100vw - ${2 * GAP_PX}px);
  max-height: var(--radix-popover-content-available-height);
  overflow: auto;
  padding: 8px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.large};
  color: ${color.text};
  background: ${color.raised};
  box-shadow: 0 4px 16px ${color.shadow};
  animation: ${appear} ${motion.quick}ms ${motion.out};
  &:focus { outline: none; }
`;

/** Something small beside a button, above it where there is room. Escape and a press elsewhere close it. */
export function Popover({ anchor, label, align = "center", onClose, children }: Props) {
  const button = useRef(anchor);
  button.current = anchor;
  const sheet = useRef<HTMLDivElement>(null);

  function focusFirst(event: Event) {
    event.preventDefault();
    const first = sheet.current?.querySelector<HTMLElement>("[data-autofocus]");
    const next = first ?? sheet.current?.querySelector<HTMLElement>("button, input") ?? sheet.current;
    next?.focus({ preventScroll: true });
  }

  return (
    <Root open onOpenChange={(next) => !next && onClose()}>
      <Anchor virtualRef={button} />
      <Portal>
        <Sheet
          ref={sheet}
          aria-label={label}
          tabIndex={-1}
          side="top"
          align={align}
          sideOffset={GAP_PX}
          collisionPadding={GAP_PX}
          onOpenAutoFocus={focusFirst}
          onEscapeKeyDown={() => anchor.focus({ preventScroll: true })}
          // The button closes the popover by itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
          }}
          // Whatever took the focus in the meantime keeps it.
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {children}
        </Sheet>
      </Portal>
    </Root>
  );
}
