import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a list when the focused element is removed, for example a Retry button after it was pressed. The
 * element's message gets the focus, or else the list.
 */
export function useRestoreFocus(list: RefObject<HTMLElement | null>) {
  const focused = useRef<{ target: HTMLElement; message: HTMLElement | null }>(undefined);
  useLayoutEffect(() => {
    const { target, message } = focused.current ?? {};
    if (!target || target.isConnected) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    (message?.isConnected ? message : list.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = { target, message: target.closest<HTMLElement>("[data-seq]") };
    },
    // The member moved the focus elsewhere. Removing an element from the page fires no blur event.
    onBlur() {
      focused.current = undefined;
    },
  };
}
