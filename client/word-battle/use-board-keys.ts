import { useEffect } from "react";

interface Keys {
  onLetter: (letter: string) => void;
  onErase: () => void;
  onEnter: () => void;
}

/** Letters are typed wherever the focus is, except while one writes or a dialog is open. */
export function useBoardKeys(isOpen: boolean, { onLetter, onErase, onEnter }: Keys): void {
  useEffect(() => {
    if (!isOpen) return;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      if (target instanceof Element && target.closest("input, textarea, select, [role=dialog]")) return;
      // On a button, Enter is the button's.
      const isOnButton = target instanceof Element && target.closest("button, a") !== null;
      if (/^[a-z]$/i.test(key)) onLetter(key);
      else if (key === "Backspace") onErase();
      else if (key === "Enter" && !isOnButton && !event.repeat) onEnter();
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isOpen, onLetter, onErase, onEnter]);
}
