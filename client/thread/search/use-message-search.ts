import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MESSAGE_SEARCH_MAX_LENGTH } from "../../../schema/limits.ts";
import type { MessageFound } from "../../../schema/thread/api.ts";
import { useDebounced } from "../../ui/field/use-debounced.ts";

/** A single letter would match nearly every message. */
const MIN_LENGTH = 2;

/**
 * Finds the newest messages that contain the typed words, ten at most, when the typing pauses. `scope` is the cache
 * key.
 */
export function useMessageSearch(scope: string, typed: string, search: (words: string) => Promise<MessageFound[]>) {
  const trimmed = typed.trim().slice(0, MESSAGE_SEARCH_MAX_LENGTH);
  const wanted = [...trimmed].length < MIN_LENGTH ? "" : trimmed;
  const words = useDebounced(wanted);
  const query = useQuery({
    queryKey: ["thread", "search", scope, words],
    queryFn: () => search(words),
    enabled: words !== "" && wanted !== "",
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 30_000,
  });
  return {
    /** Undefined while too little is typed to search. */
    found: wanted === "" ? undefined : query.data,
    /** The words of the search, for highlighting. */
    words,
    /** True while the results are not yet those for the typed text. */
    isSearching: wanted !== "" && (wanted !== words || query.isFetching),
    error: wanted === "" ? null : query.error,
    retry: () => void query.refetch(),
  };
}
