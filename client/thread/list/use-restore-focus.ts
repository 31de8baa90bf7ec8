import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a list where what has it goes away: Retry when it was pressed, the last of a reaction, the way to
 * earlier messages when there are none. The message it belonged to takes it, else the list.
 */
export function useRestoreFocus(list: RefObject<HTMLElement | null>) {
  const held = useRef<{ target: HTMLElement; around: HTMLElement | null }>(undefined);
  useLayoutEffect(() => {
    const { target, around } = held.current ?? {};
    if (!target || target.isConnected) return;
    held.current = undefined;
    if (document.activeElement !== document.body) return;
    (around?.isConnected ? around : list.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      held.current = { target, around: target.closest<HTMLElement>("[data-seq]") };
    },
    // Whoever leaves by themselves is not fetched back; what is taken out of the page does not say that it loses the focus.
    onBlur() {
      held.current = undefined;
    },
  };
}
