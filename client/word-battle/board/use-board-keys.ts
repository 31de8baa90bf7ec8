import { type RefObject, useEffect } from "react";

interface Keys {
  onLetter: (letter: string) => void;
  onErase: () => void;
  onEnter: () => void;
}

/**
 * Handles typed letters anywhere inside `root`. Not in the whole page, where voice control or an accidental key press
 * would type letters too.
 */
export function useBoardKeys(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onLetter, onErase, onEnter }: Keys,
): void {
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      // The field handles its own letters.
      if (target instanceof Element && target.closest("input")) return;
      // On a button, Enter presses the button.
      const isOnButton = target instanceof Element && target.closest("button") !== null;
      if (/^[a-z]$/i.test(key)) onLetter(key);
      else if (key === "Backspace") onErase();
      else if (key === "Enter" && !isOnButton && !event.repeat) onEnter();
      else return;
      event.preventDefault();
    }
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [root, isOpen, onLetter, onErase, onEnter]);
}
