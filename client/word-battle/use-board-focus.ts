import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Where there is a mouse there is a keyboard, and no other one comes up over the page. */
const hasKeyboard = () => matchMedia("(hover: hover) and (pointer: fine)").matches;

const isAtControl = () => document.activeElement?.closest("button, a, input, select, textarea, [role=dialog]") != null;

/**
 * Keeps the focus where one plays. `part` holds all of it; `field` takes the focus when a round opens on a computer,
 * unless one has put it on something else.
 */
export function useBoardFocus(
  part: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  isOpen: boolean,
): void {
  const wasInside = useRef(false);

  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && part.current?.contains(target) === true;
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [part]);

  // A tile that was pressed may be gone: the focus stays in its part, so that the next letter is still typed.
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (isOpen && hasKeyboard() && !isAtControl()) field.current?.focus({ preventScroll: true });
  }, [isOpen, field]);
}
