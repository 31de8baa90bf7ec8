import { useRef } from "react";

/**
 * A ref that gives the focus to an element when it first appears. The key that opens a menu is pressed before the menu
 * is loaded, so Radix does not see it.
 */
export function useFocusOnce(isWanted: boolean): (element: HTMLElement | null) => void {
  const isDue = useRef(isWanted);
  return (element) => {
    if (!element || !isDue.current) return;
    isDue.current = false;
    element.focus({ preventScroll: true });
  };
}
