import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** A device with a mouse has a keyboard too, so focusing a field opens no keyboard on the screen. */
const hasKeyboard = () => matchMedia("(hover: hover) and (pointer: fine)").matches;

const isAtControl = () => document.activeElement?.closest("button, a, input, select, textarea, [role=dialog]") != null;

/**
 * Keeps the focus inside `root`, the element of the whole game. On a computer, `field` gets the focus when a round
 * opens, unless another control has it.
 */
export function useBoardFocus(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  isOpen: boolean,
): void {
  const wasInside = useRef(false);

  useEffect(() => {
    const update = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && root.current?.contains(target) === true;
    };
    document.addEventListener("focusin", update);
    return () => document.removeEventListener("focusin", update);
  }, [root]);

  // Pressing a tile may remove it. The focus must stay in the game, so that the next typed letter counts.
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (isOpen && hasKeyboard() && !isAtControl()) field.current?.focus({ preventScroll: true });
  }, [isOpen, field]);
}
