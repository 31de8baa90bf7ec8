import type { QueryOf } from "../../../../schema/endpoint.ts";
import { attendeeSorts, attendeeStatuses, type listEventAttendees } from "../../../../schema/event/admin-api.ts";
import { FULL_NAME_MAX_LENGTH } from "../../../../schema/limits.ts";
import type { TableState } from "../../../ui/table/table-state.ts";

type Query = QueryOf<typeof listEventAttendees>;
type AttendeeFilter = Pick<Query, "sort" | "order"> & Partial<Pick<Query, "search" | "status" | "door">>;

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
export function filterIn(search: URLSearchParams, { sort }: Pick<TableState, "sort">): AttendeeFilter {
  const typed = (search.get("search") ?? "").trim().slice(0, FULL_NAME_MAX_LENGTH);
  const status = attendeeStatuses.find((each) => each === search.get("status"));
  const door = (["in", "out"] as const).find((each) => each === search.get("door"));
  const column = attendeeSorts.find((each) => each === sort?.column);
  return {
    ...(typed !== "" && { search: typed }),
    ...(status && { status }),
    ...(door && { door }),
    // Unsorted means the latest first.
    ...(column ? { sort: column, order: sort?.isDescending ? "desc" : "asc" } : { sort: "registered", order: "desc" }),
  };
}
