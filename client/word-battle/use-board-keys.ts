import { type RefObject, useEffect } from "react";

interface Keys {
  onLetter: (letter: string) => void;
  onErase: () => void;
  onEnter: () => void;
}

/**
 * Letters are typed wherever the focus is inside of `part`, and nowhere else: who speaks to the browser, or rests a hand
 * on the keyboard, types nothing by accident.
 */
export function useBoardKeys(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onLetter, onErase, onEnter }: Keys,
): void {
  useEffect(() => {
    const place = part.current;
    if (!isOpen || !place) return;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      // The field takes its letters itself.
      if (target instanceof Element && target.closest("input")) return;
      // On a button, Enter is the button's.
      const isOnButton = target instanceof Element && target.closest("button") !== null;
      if (/^[a-z]$/i.test(key)) onLetter(key);
      else if (key === "Backspace") onErase();
      else if (key === "Enter" && !isOnButton && !event.repeat) onEnter();
      else return;
      event.preventDefault();
    }
    place.addEventListener("keydown", press);
    return () => place.removeEventListener("keydown", press);
  }, [part, isOpen, onLetter, onErase, onEnter]);
}
