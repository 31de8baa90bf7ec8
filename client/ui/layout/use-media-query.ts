import { useSyncExternalStore } from "react";

const lists = new Map<string, MediaQueryList>();

/** One list for each query, however many components ask. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether the query matches: for what another screen should not even fetch. CSS does the rest. False on a prerendered page. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => listOf(query).matches,
    () => false,
  );
}
