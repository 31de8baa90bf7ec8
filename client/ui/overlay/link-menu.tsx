import { Content, Item, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { type ReactElement, useRef } from "react";
import { NavLink } from "react-router";
import styled, { keyframes } from "styled-components";
import { color, font } from "../theme/css.ts";
import { layer, motion, radius } from "../tokens.ts";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. It must take a ref. */
  trigger: ReactElement;
  label: string;
  links: readonly { label: string; to: string }[];
  /** The first link takes the focus at once: a key opened the menu before it was loaded. Radix sees later presses itself. */
  focusFirst?: boolean;
}

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const Sheet = styled(Content)`
  z-index: ${layer.dialog};
  min-width: 180px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: 6px;
  overflow-y: auto;
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${color.raised};
  font-family: ${font.body};
  animation: ${appear} ${motion.quick}ms ${motion.out};
`;

const Link = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 6px 12px;
  border-radius: ${radius.small};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
  &[data-highlighted] { background: ${color.accentSoft}; outline: none; }
  &[data-highlighted]:focus-visible { outline: 3px solid ${color.focus}; outline-offset: -3px; }
  &[aria-current="page"] { background: ${color.lit}; }
`;

/** A menu of links below a button. The arrow keys move in it, Escape closes it, and the focus returns to the button. */
export function LinkMenu({ open, onOpenChange, trigger, label, links, focusFirst = false }: Props) {
  const mustFocus = useRef(focusFirst);
  function focusOnce(element: HTMLElement | null) {
    if (!element || !mustFocus.current) return;
    mustFocus.current = false;
    element.focus({ preventScroll: true });
  }
  return (
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Sheet aria-label={label} align="start" sideOffset={8} collisionPadding={8}>
          {links.map(({ label: name, to }, at) => (
            <Item key={to} asChild>
              <Link ref={at === 0 ? focusOnce : null} to={to} end={to === "/"}>
                {name}
              </Link>
            </Item>
          ))}
        </Sheet>
      </Portal>
    </Root>
  );
}
