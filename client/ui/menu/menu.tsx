import { Content, Item, Label, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useRef } from "react";
import styled from "styled-components";
import { Spinner } from "../button/spinner.tsx";
import { floatingSurface, menuLine, SCREEN_GAP_PX } from "../overlay/floating-style.ts";
import { useFocusOnce } from "../overlay/use-focus-once.ts";
import { color } from "../theme/css.ts";
import type { MenuAction, MenuProps } from "./menu-action.ts";

// Covers the button that opened the menu, so that Radix places the menu beside it. Presses and screen readers still reach the button.
const Place = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const Surface = styled(Content)`
  ${floatingSurface}
  min-width: 200px;
  width: max-content;
  max-width: min(320px, 100vw - ${2 * SCREEN_GAP_PX}px);
  padding: 8px;
`;

const Line = styled(Item)<{ $tone: NonNullable<MenuAction["tone"]> }>`
  color: ${({ $tone }) => ($tone === "danger" ? color.danger : color.text)};
  ${menuLine}
  > svg { color: ${({ $tone }) => ($tone === "danger" ? color.danger : color.muted)}; }
`;

const Note = styled(Label)`padding: 8px 12px; color: ${color.muted};`;

/** Is beside the button that opened it. Arrow keys and first letters move in it, Escape closes it. */
export function Menu({ label, note, actions, focusFirst, onClose }: MenuProps) {
  const first = useFocusOnce(focusFirst);
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Root open modal={false} onOpenChange={(next) => !next && onClose()}>
      <Trigger asChild>
        <Place ref={place} aria-hidden tabIndex={-1} />
      </Trigger>
      <Portal>
        <Surface
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={4}
          collisionPadding={SCREEN_GAP_PX}
          loop
          // The button closes the menu by itself, and takes the focus back.
          onInteractOutside={(event) => {
            const frame = place.current?.parentElement;
            if (event.target instanceof Node && frame?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {note !== undefined && <Note>{note}</Note>}
          {actions.map((action, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places, and two people may have the same name
              key={at}
              ref={at === 0 ? first : null}
              $tone={action.tone ?? "neutral"}
              disabled={action.busy ?? false}
              onSelect={() => onClose(action)}
            >
              {action.busy ? <Spinner /> : action.icon}
              {action.label}
            </Line>
          ))}
        </Surface>
      </Portal>
    </Root>
  );
}
