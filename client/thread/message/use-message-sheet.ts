import { useCallback, useEffect, useRef, useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import type { KnownMessage } from "../history/message-merge.ts";

interface Opened {
  message: KnownMessage;
  /** The message in the list. It gets the focus back. */
  item: HTMLElement;
}

/** The sheet that a long press opens. It belongs to the thread, because the list may remove the message's row meanwhile. */
export function useMessageSheet() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const afterClosing = useRef<() => void>(undefined);
  const { part, isFetching } = usePart(
    () => import("./message-sheet.tsx"),
    opened !== null,
    () => setOpened(null),
  );
  const open = useCallback((message: KnownMessage, item: HTMLElement) => {
    // The dialog remembers the focused element and returns the focus to it.
    item.focus({ preventScroll: true });
    setOpened({ message, item });
  }, []);

  function close(chosen?: MenuAction) {
    afterClosing.current = () => {
      if (document.activeElement === document.body) opened?.item.focus({ preventScroll: true });
      if (opened) chosen?.onPress(opened.item);
    };
    setOpened(null);
  }
  // Until the sheet is gone, the focus is inside.
  useEffect(() => {
    if (opened) return;
    afterClosing.current?.();
    afterClosing.current = undefined;
  }, [opened]);

  return { opened, open, close, part, fetchingSeq: isFetching ? opened?.message.seq : undefined };
}
