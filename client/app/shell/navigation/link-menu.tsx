import { Content, Item, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import type { ReactElement } from "react";
import { NavLink } from "react-router";
import styled from "styled-components";
import { floatingSurface, menuLine, SCREEN_GAP_PX } from "../../../ui/overlay/floating-style.ts";
import { useFocusOnce } from "../../../ui/overlay/use-focus-once.ts";
import { color } from "../../../ui/theme/css.ts";

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

const Surface = styled(Content)`
  ${floatingSurface}
  min-width: 180px;
  padding: 8px;
`;

const Link = styled(NavLink)`
  ${menuLine}
  color: ${color.text};
  &[aria-current="page"] { background: ${color.lit}; }
`;

/** A menu of links below a button. The arrow keys move in it, Escape closes it, and the focus returns to the button. */
export function LinkMenu({ open, onOpenChange, trigger, label, links, focusFirst = false }: Props) {
  const first = useFocusOnce(focusFirst);
  return (
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Surface aria-label={label} align="start" sideOffset={8} collisionPadding={SCREEN_GAP_PX}>
          {links.map(({ label: name, to }, at) => (
            <Item key={to} asChild>
              <Link ref={at === 0 ? first : null} to={to} end={to === "/"}>
                {name}
              </Link>
            </Item>
          ))}
        </Surface>
      </Portal>
    </Root>
  );
}
