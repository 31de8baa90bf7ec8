import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False while the page is prerendered or hydrated, then true. For what only this browser knows or can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
