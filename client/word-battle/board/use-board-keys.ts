import { type RefObject, useEffect } from "react";

interface Keys {
  onLetter: (letter: string) => void;
  onErase: () => void;
  onEnter: () => void;
}

/**
 * Typed letters count anywhere inside `part`, and nowhere else, so that voice control or a hand on the keyboard types
 * nothing by accident.
 */
export function useBoardKeys(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onLetter, onErase, onEnter }: Keys,
): void {
  useEffect(() => {
    const element = part.current;
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
  }, [part, isOpen, onLetter, onErase, onEnter]);
}
