import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in a prerendered page and while it becomes interactive, then true: for what only this browser knows or can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
