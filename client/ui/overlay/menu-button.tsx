import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { IconButton } from "../button/icon-button.tsx";
import { useMinWidth } from "../layout/use-min-width.ts";
import type { MenuAction } from "./menu-action.ts";
import { toastLoadFailed, useLazyModule } from "./use-lazy-module.ts";

interface Props {
  /** Read aloud and shown on hover: "Channel menu". */
  label: string;
  /** The menu's own name, where it differs from the button's. */
  title?: string;
  icon?: ReactNode;
  /** Something that an action opened is still being fetched. */
  busy?: boolean;
  actions: readonly MenuAction[];
}

const Frame = styled.span`position: relative; display: inline-grid; flex: none;`;

/** Opens a menu beside it, or a sheet on a phone. The first press fetches either of them. */
export function MenuButton({ label, title = label, icon = <EllipsisVertical />, busy = false, actions }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useMinWidth("wide");
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  function giveUp() {
    setIsOpen(false);
    toastLoadFailed();
  }
  const menu = useLazyModule(() => import("./menu.tsx"), isOpen && isWide, giveUp);
  const sheet = useLazyModule(() => import("./menu-sheet.tsx"), isOpen && !isWide, giveUp);
  useEffect(() => {
    // If an action opened something else, that has the focus by now.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const props = { label: title, actions, onClose: () => setIsOpen(false) };
  return (
    <Frame>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        busy={busy || menu.isFetching || sheet.isFetching}
        aria-haspopup={isWide ? "menu" : "dialog"}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && isWide && menu.part && <menu.part.Menu {...props} />}
      {isOpen && !isWide && sheet.part && <sheet.part.MenuSheet {...props} />}
    </Frame>
  );
}
