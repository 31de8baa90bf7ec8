import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { IconButton } from "../button/icon-button.tsx";
import { usePart } from "../late/use-part.ts";
import { useMediaQuery } from "../layout/use-media-query.ts";
import { breakpoint } from "../tokens.ts";
import type { MenuAction } from "./menu-action.ts";

interface Props {
  /** Read aloud and shown on hover: "Channel menu". */
  label: string;
  /** The menu's own name, where it differs from the button's. */
  title?: string;
  icon?: ReactNode;
  /** A line above the actions. */
  note?: string | undefined;
  /** Something that an action opened is still being fetched. */
  busy?: boolean;
  /** Called for each time that the menu is open, so that a long list of buttons prepares nothing. */
  actions: () => readonly MenuAction[];
  onOpenChange?: (isOpen: boolean) => void;
}

const Frame = styled.span`position: relative; display: inline-grid; flex: none;`;

const narrowTouchScreen = `(max-width: ${breakpoint.wide - 1}px) and (hover: none) and (pointer: coarse)`;

/** Opens a menu beside it, or a sheet on a phone. The first press fetches either of them. */
export function MenuButton({
  label,
  title = label,
  icon = <EllipsisVertical />,
  note,
  busy = false,
  actions,
  onOpenChange,
}: Props) {
  const [openedBy, setOpenedBy] = useState<"pointer" | "keyboard" | null>(null);
  const isOpen = openedBy !== null;
  const isSheet = useMediaQuery(narrowTouchScreen);
  const button = useRef<HTMLButtonElement>(null);
  const afterClosing = useRef<() => void>(undefined);

  function change(next: typeof openedBy) {
    setOpenedBy(next);
    onOpenChange?.(next !== null);
  }

  const giveUp = () => change(null);
  const menu = usePart(() => import("./menu.tsx"), isOpen && !isSheet, giveUp);
  const sheet = usePart(() => import("./menu-sheet.tsx"), isOpen && isSheet, giveUp);

  function close(chosen?: MenuAction) {
    change(null);
    afterClosing.current = () => {
      if (!button.current) return;
      // A press elsewhere may have moved the focus.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) button.current.focus({ preventScroll: true });
      chosen?.onPress(button.current);
    };
  }
  // Until the menu is gone, the focus is inside.
  useEffect(() => {
    if (isOpen) return;
    afterClosing.current?.();
    afterClosing.current = undefined;
  }, [isOpen]);

  function press({ detail }: MouseEvent) {
    if (isOpen) return close();
    // A press by keyboard counts no clicks.
    change(detail === 0 ? "keyboard" : "pointer");
  }
  function openWithArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || isSheet) return;
    event.preventDefault();
    change("keyboard");
  }

  const shared = { label: title, note, focusFirst: openedBy === "keyboard", onClose: close };
  return (
    <Frame>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        busy={busy || menu.isFetching || sheet.isFetching}
        aria-haspopup={isSheet ? "dialog" : "menu"}
        aria-expanded={isOpen}
        onClick={press}
        onKeyDown={openWithArrow}
      />
      {isOpen && !isSheet && menu.part && <menu.part.Menu {...shared} actions={actions()} />}
      {isOpen && isSheet && sheet.part && <sheet.part.MenuSheet {...shared} actions={actions()} />}
    </Frame>
  );
}
