import type { QueryOf } from "../../../schema/endpoint.ts";
import { EMAIL_MAX_LENGTH } from "../../../schema/limits.ts";
import { inboxKinds, inboxOwners, inboxStateFilters, type listRequests } from "../../../schema/site/admin-api.ts";
import type { TableState } from "../../ui/table/table-state.ts";

/** The only column by which the list is sorted. */
export const RECEIVED = "received";

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
export function filterIn(
  search: URLSearchParams,
  { sort }: Pick<TableState, "sort">,
): Omit<Partial<QueryOf<typeof listRequests>>, "page"> {
  const typed = (search.get("search") ?? "").trim().slice(0, EMAIL_MAX_LENGTH);
  const kind = inboxKinds.find((each) => each === search.get("kind"));
  const state = inboxStateFilters.find((each) => each === search.get("state"));
  const owner = inboxOwners.find((each) => each === search.get("owner"));
  return {
    ...(typed !== "" && { search: typed }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(owner && { owner }),
    order: sort?.column === RECEIVED && !sort.isDescending ? "asc" : "desc",
  };
}
