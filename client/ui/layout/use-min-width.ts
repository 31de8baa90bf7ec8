import { useSyncExternalStore } from "react";
import { breakpoint } from "../tokens.ts";

/** True where the window is at least this wide: for what a narrower one should not even fetch. CSS does the rest. A prerendered page counts as narrow. */
export function useMinWidth(width: keyof typeof breakpoint): boolean {
  const query = `(min-width: ${breakpoint[width]}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
