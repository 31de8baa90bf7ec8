import { useSyncExternalStore } from "react";

let area: HTMLElement | null = null;
let notify = () => {};

/** The `ref` of the place where a frame shows a strip: between its header and the screen. */
export function stripAreaRef(element: HTMLElement | null): void {
  area = element;
  notify();
}

function subscribe(listener: () => void): () => void {
  notify = listener;
  return () => {
    notify = () => {};
  };
}

/** The place in the frame that is on the page now, for the one component that shows strips. Null in a frame without one. */
export const useStripArea = (): HTMLElement | null => useSyncExternalStore(subscribe, () => area);
