import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { findPeople } from "../../../schema/chat/api.ts";
import { FULL_NAME_MAX_LENGTH, PEOPLE_SEARCH_MIN_LENGTH } from "../../../schema/limits.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { call } from "../../net/http/http.ts";
import { useDebounced } from "../../ui/field/use-debounced.ts";

/** Finds up to ten members by name once the typing pauses. */
export function usePeople(typed: string) {
  const wanted = typed.trim().slice(0, FULL_NAME_MAX_LENGTH);
  const isTooShort = wanted.length < PEOPLE_SEARCH_MIN_LENGTH;
  const name = useDebounced(wanted);
  const found = useQuery({
    queryKey: ["chat", "people", name],
    queryFn: () => call(findPeople, { query: { name } }),
    enabled: !isTooShort && name.length >= PEOPLE_SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  return {
    people: isTooShort ? [] : (found.data?.people ?? []),
    /** The results are not yet for the text that is typed now. */
    isSearching: !isTooShort && (wanted !== name || found.isFetching),
    isTooShort,
    isFailed: !isTooShort && found.isError,
    /** Nobody has confirmed the member's age yet, so they find only adults. */
    isAgeUnconfirmed: found.data?.isAgeConfirmed === false,
    /** The server needs the member's birth date first. */
    needsBirthDate: found.isError && codeOf(found.error) === "chat/birth-date-needed",
    retry: () => void found.refetch(),
  };
}
