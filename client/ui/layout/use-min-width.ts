import { useSyncExternalStore } from "react";
import { breakpoint } from "../tokens.ts";

/** True if the window is at least this wide. Only for what a narrow window should not even load; CSS does the rest. False in a prerendered page. */
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
