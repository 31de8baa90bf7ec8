import { useEffect } from "react";
import { optionOfKey } from "./trivia-view.ts";

/** The keys 1 to 4 and A to D choose an option. Not while typing in a field or while a dialog is open. */
export function useAnswerKeys(isOpen: boolean, choose: (option: number) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest("input, textarea, select, [role=dialog]")) return;
      const option = optionOfKey(event.key);
      if (option !== null) choose(option);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isOpen, choose]);
}
