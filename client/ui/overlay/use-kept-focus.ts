import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Properties of an element whose buttons go away when they have done their work. The element then gets the focus, which
 * otherwise starts again at the top of the page. The component that calls this has to render again with the change.
 */
export function useKeptFocus<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null);
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus({ target }: FocusEvent) {
      focused.current = target;
    },
    // The focus moved elsewhere. Removing an element from the page fires no blur event.
    onBlur() {
      focused.current = undefined;
    },
  };
}
