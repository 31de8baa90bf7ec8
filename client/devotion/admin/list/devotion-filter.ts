import {
  DEVOTION_SEARCH_MAX_LENGTH,
  type DevotionOrder,
  type DevotionState,
  devotionStates,
} from "../../../../schema/devotion/admin-api.ts";
import type { TableState } from "../../../ui/table/table-state.ts";

/** What the list contains. Left out means all but deleted ones. */
export interface DevotionFilter {
  search?: string;
  state?: DevotionState;
}

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
export function filterIn(search: URLSearchParams): DevotionFilter {
  const words = (search.get("search") ?? "").trim().slice(0, DEVOTION_SEARCH_MAX_LENGTH);
  const state = devotionStates.find((each) => each === search.get("state"));
  return { ...(words !== "" && { search: words }), ...(state && { state }) };
}

export const sortableColumns = ["title", "date"] as const;

/** Unsorted means the newest day first. */
export function orderOf({ sort }: Pick<TableState, "sort">): DevotionOrder {
  if (!sort) return "-date";
  const column = sort.column === "title" ? "title" : "date";
  return sort.isDescending ? `-${column}` : column;
}
