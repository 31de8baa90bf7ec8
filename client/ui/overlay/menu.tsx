import { Content, Item, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import styled, { keyframes } from "styled-components";
import { color } from "../theme/css.ts";
import { layer, motion, radius, typeScale } from "../tokens.ts";
import type { MenuAction, MenuProps } from "./menu-action.ts";

const appear = keyframes`from { opacity: 0; transform: scale(0.96); }`;

// Covers the button that opened the menu, so that Radix places the menu beside it. Presses and screen readers still reach the button.
const Place = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const Sheet = styled(Content)`
  z-index: ${layer.dialog};
  min-width: 200px;
  max-width: min(320px, 100vw - 16px);
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow: hidden auto;
  padding: 6px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.large};
  color: ${color.text};
  background: ${color.raised};
  box-shadow: 0 4px 16px ${color.shadow};
  animation: ${appear} ${motion.quick}ms ${motion.out};
  &:focus { outline: none; }
`;

const Line = styled(Item)<{ $tone: NonNullable<MenuAction["tone"]> }>`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  padding: 6px 14px;
  border-radius: ${radius.medium};
  color: ${({ $tone }) => ($tone === "danger" ? color.danger : color.text)};
  font-size: ${typeScale.label};
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: pointer;
  > svg { flex: none; width: 20px; height: 20px; color: ${({ $tone }) => ($tone === "danger" ? color.danger : color.muted)}; }
  &[data-highlighted] { background: ${color.accentSoft}; outline: none; }
  &:focus-visible { box-shadow: inset 0 0 0 3px ${color.focus}; border-radius: ${radius.medium}; }
`;

/** Stands beside the button that opened it. Arrow keys and first letters move in it, Escape closes it. */
export function Menu({ label, actions, onClose }: MenuProps) {
  return (
    <Root open onOpenChange={(next) => !next && onClose()}>
      <Trigger asChild>
        <Place aria-hidden tabIndex={-1} />
      </Trigger>
      <Portal>
        <Sheet
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          // The menu button takes the focus, unless an action opened something else.
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {actions.map(({ label: text, icon, tone = "neutral", onPress }) => (
            <Line key={text} $tone={tone} onSelect={onPress}>
              {icon}
              {text}
            </Line>
          ))}
        </Sheet>
      </Portal>
    </Root>
  );
}
