import { Close, Content, Portal, Root, Title } from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import type { ReactNode, RefObject } from "react";
import styled, { keyframes } from "styled-components";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Scrim } from "../../../ui/overlay/scrim.ts";
import { color, font } from "../../../ui/theme/css.ts";
import { layer, motion, typeScale } from "../../../ui/tokens.ts";
import * as text from "../navigation/navigation-text.ts";

interface Props {
  onClose: () => void;
  /** The button that opens it. The focus returns there, unless something else has taken it. */
  opener: RefObject<HTMLElement | null>;
  title: string;
  children: ReactNode;
}

const slide = keyframes`from { transform: translateX(-100%); }`;

// Part of the page stays visible beside it; a press there closes the drawer.
const Drawer = styled(Content)`
  position: fixed;
  z-index: ${layer.dialog};
  inset: 0 auto 0 0;
  width: min(18rem, 100vw - 48px);
  padding: calc(8px + env(safe-area-inset-top)) 12px calc(16px + env(safe-area-inset-bottom));
  overflow-y: auto;
  border-inline-end: 1px solid ${color.line};
  color: ${color.text};
  background: ${color.surface};
  animation: ${slide} ${motion.calm}ms ${motion.out};
  &:focus { outline: none; }
`;

const TopRow = styled.div`display: flex; align-items: center; justify-content: space-between; padding: 4px 0 12px 12px;`;
const DrawerTitle = styled(Title)`font: 600 ${typeScale.lead}/1.2 ${font.display};`;

/** The sidebar on a phone. Escape, the close button and a press outside close it. */
export function SidebarDrawer({ onClose, opener, title, children }: Props) {
  function returnFocus(event: Event) {
    // Radix returns the focus to its own trigger, and there is none here.
    event.preventDefault();
    if (document.activeElement === document.body) opener.current?.focus();
  }
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Scrim />
        <Drawer aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <TopRow>
            <DrawerTitle>{title}</DrawerTitle>
            <Close asChild>
              <IconButton label={text.closeLabel} icon={<X />} />
            </Close>
          </TopRow>
          {children}
        </Drawer>
      </Portal>
    </Root>
  );
}
