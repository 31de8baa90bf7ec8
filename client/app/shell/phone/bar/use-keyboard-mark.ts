import { useEffect } from "react";
import { isKeyboardOpen } from "./keyboard.ts";

const mark = "data-keyboard";

/** Marks the document while the on-screen keyboard is open. Styles then leave out what would take room from the text. */
export function useKeyboardMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    let width = 0;
    /** The height of the window at this width without a keyboard. */
    let fullHeight = 0;
    const update = () => {
      const viewport = window.visualViewport;
      // Pinching makes the visual viewport smaller, too.
      const visibleHeight = viewport ? viewport.height * viewport.scale : window.innerHeight;
      fullHeight = width === window.innerWidth ? Math.max(fullHeight, window.innerHeight) : window.innerHeight;
      width = window.innerWidth;
      root.toggleAttribute(mark, isKeyboardOpen({ focused: document.activeElement, fullHeight, visibleHeight }));
    };
    update();
    const events = ["focusin", "focusout", "resize"] as const;
    for (const event of events) window.addEventListener(event, update);
    window.visualViewport?.addEventListener("resize", update);
    return () => {
      for (const event of events) window.removeEventListener(event, update);
      window.visualViewport?.removeEventListener("resize", update);
      root.removeAttribute(mark);
    };
  }, []);
}
