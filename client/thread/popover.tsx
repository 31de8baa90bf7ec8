import { Anchor, Content, Portal, Root } from "@radix-ui/react-popover";
import { type ReactNode, useRef } from "react";
import styled from "styled-components";
import { floatingSurface, SCREEN_GAP_PX } from "../ui/overlay/floating-style.ts";

interface Props {
  /** The button that opened it; Escape gives the focus back to it. */
  anchor: HTMLElement;
  label: string;
  /** Above the button's middle, or beginning where it begins. */
  align?: "center" | "start";
  onClose: () => void;
  children: ReactNode;
}

const Surface = styled(Content)`
  ${floatingSurface}
  padding: 8px;
`;

/** Something small beside a button, above it where there is room. Escape and a press elsewhere close it. */
export function Popover({ anchor, label, align = "center", onClose, children }: Props) {
  const button = useRef(anchor);
  button.current = anchor;
  const surface = useRef<HTMLDivElement>(null);

  function focusFirst(event: Event) {
    event.preventDefault();
    const first = surface.current?.querySelector<HTMLElement>("[data-autofocus]");
    const next = first ?? surface.current?.querySelector<HTMLElement>("button, input") ?? surface.current;
    next?.focus({ preventScroll: true });
  }

  return (
    <Root open onOpenChange={(next) => !next && onClose()}>
      <Anchor virtualRef={button} />
      <Portal>
        <Surface
          ref={surface}
          aria-label={label}
          tabIndex={-1}
          side="top"
          align={align}
          sideOffset={SCREEN_GAP_PX}
          collisionPadding={SCREEN_GAP_PX}
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
        </Surface>
      </Portal>
    </Root>
  );
}
