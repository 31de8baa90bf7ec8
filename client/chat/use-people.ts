import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { findPeople } from "../../schema/chat/api.ts";
import { FULL_NAME_MAX_LENGTH } from "../../schema/limits.ts";
import { codeOf } from "../net/api-error.ts";
import { call } from "../net/http.ts";
import { useDebounced } from "../ui/field/use-debounced.ts";

/** Members by name, ten at most, asked for when the typing pauses. */
export function usePeople(typed: string) {
  const wanted = typed.trim().slice(0, FULL_NAME_MAX_LENGTH);
  const name = useDebounced(wanted);
  const found = useQuery({
    queryKey: ["chat", "people", name],
    queryFn: () => call(findPeople, { query: { name } }),
    enabled: name !== "" && wanted !== "",
    placeholderData: keepPreviousData,
  });
  return {
    people: wanted === "" ? [] : (found.data?.people ?? []),
    /** Not for what is typed now yet. */
    isSearching: wanted !== "" && (wanted !== name || found.isFetching),
    isFailed: found.isError,
    /** The server must know something of the asker first. */
    needsBirthDate: found.isError && codeOf(found.error) === "chat/birth-date-needed",
    retry: () => void found.refetch(),
  };
}
