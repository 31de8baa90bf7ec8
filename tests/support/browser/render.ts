import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/**
 * Shows this on a page of its own until the test ends, or until `leave` is called. `again` shows something else there.
 * The test's environment needs a DOM.
 */
export function render(content: ReactNode): { leave(): void; again(content: ReactNode): void } {
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  let isShown = true;
  const leave = () => {
    if (!isShown) return;
    isShown = false;
    flushSync(() => root.unmount());
    place.remove();
  };
  onTestFinished(leave);
  const again = (shown: ReactNode) => flushSync(() => root.render(shown));
  again(content);
  return { leave, again };
}
