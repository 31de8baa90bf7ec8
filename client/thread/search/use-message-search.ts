import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MESSAGE_SEARCH_MAX_LENGTH } from "../../../schema/limits.ts";
import type { MessageFound } from "../../../schema/thread/api.ts";
import { useDebounced } from "../../ui/field/use-debounced.ts";

/** One letter is in every message. */
const LEAST_LETTERS = 2;

/** The newest messages that hold what is typed, ten at most, asked for when the typing pauses. */
export function useMessageSearch(place: string, typed: string, search: (words: string) => Promise<MessageFound[]>) {
  const trimmed = typed.trim().slice(0, MESSAGE_SEARCH_MAX_LENGTH);
  const wanted = [...trimmed].length < LEAST_LETTERS ? "" : trimmed;
  const words = useDebounced(wanted);
  const query = useQuery({
    queryKey: ["thread", "search", place, words],
    queryFn: () => search(words),
    enabled: words !== "" && wanted !== "",
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 30_000,
  });
  return {
    /** Undefined where nothing was looked for. */
    found: wanted === "" ? undefined : query.data,
    /** What `found` was found with. */
    words,
    /** Not for what is typed now yet. */
    isSearching: wanted !== "" && (wanted !== words || query.isFetching),
    error: wanted === "" ? null : query.error,
    retry: () => void query.refetch(),
  };
}
