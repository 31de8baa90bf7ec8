import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { ADMIN_SEARCH_MAX_LENGTH, searchAdmin } from "../../../schema/admin/search-api.ts";
import { Sections } from "../../frame/section/sections.tsx";
import { call } from "../../net/http/http.ts";
import { useDebounced } from "../../ui/field/use-debounced.ts";
import { hitGroups, pageGroups, sectionGroup } from "./palette-entry.tsx";

/** ADMIN-45: what the palette shows for the text as it is typed now. Sections at once, the rest at a pause in typing. */
export function usePaletteSearch(typed: string) {
  const sections = useContext(Sections);
  const words = typed.trim().slice(0, ADMIN_SEARCH_MAX_LENGTH);
  const settled = useDebounced(words);
  const isSettled = words === settled;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["admin", "search", settled],
    queryFn: ({ signal }) => call(searchAdmin, { query: { q: settled }, signal }),
    enabled: settled !== "",
    // The server records the search, so nothing is shown from the cache without asking it.
    staleTime: 0,
    gcTime: 0,
  });
  const hits = words !== "" && isSettled && data ? hitGroups(data) : [];
  const groups = [sectionGroup(sections, words), ...pageGroups(sections, words), ...hits].filter(
    ({ items }) => items.length > 0,
  );
  return {
    words,
    groups,
    entries: groups.flatMap(({ items }) => items),
    isSearching: words !== "" && (!isSettled || isFetching),
    /** Null unless the search for this text failed. */
    error: words !== "" && isSettled ? error : null,
    retry: () => void refetch(),
  };
}
