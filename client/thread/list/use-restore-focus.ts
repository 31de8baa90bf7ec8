import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Keeps the focus in a list when the focused element is removed, for example a Retry button after it was pressed. The
 * element's message gets the focus, or else the list.
 */
export function useRestoreFocus(list: RefObject<HTMLElement | null>) {
  const focused = useRef<{ target: HTMLElement; message: HTMLElement | null }>(undefined);
  const [focusedKey, setFocusedKey] = useState<string>();
  useLayoutEffect(() => {
    const { target, message } = focused.current ?? {};
    if (!target || target.isConnected) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    (message?.isConnected ? message : list.current)?.focus({ preventScroll: true });
  });
  const handlers = {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = { target, message: target.closest<HTMLElement>("[data-seq]") };
      setFocusedKey(target.closest<HTMLElement>("[data-key]")?.dataset.key);
    },
    // The member moved the focus elsewhere. Removing an element from the page fires no blur event.
    onBlur() {
      focused.current = undefined;
    },
  };
  return {
    handlers,
    /** The row that had the focus last. It must stay rendered: a menu or dialog that it opened returns the focus there. */
    focusedKey,
  };
}
