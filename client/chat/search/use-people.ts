import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { findPeople } from "../../../schema/chat/api.ts";
import { FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { call } from "../../net/http/http.ts";
import { useDebounced } from "../../ui/field/use-debounced.ts";

/** Finds up to ten members by name once the typing pauses. */
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
    /** The results are not yet for the text that is typed now. */
    isSearching: wanted !== "" && (wanted !== name || found.isFetching),
    isFailed: found.isError,
    /** The server needs the member's birth date first. */
    needsBirthDate: found.isError && codeOf(found.error) === "chat/birth-date-needed",
    retry: () => void found.refetch(),
  };
}
