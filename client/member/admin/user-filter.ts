import type { QueryOf } from "../../../schema/endpoint.ts";
import { FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { ageStates, type listMembers, memberSorts, memberStates } from "../../../schema/member/admin-api.ts";
import { memberRoles } from "../../../schema/member/role.ts";
import { dayIn } from "../../frame/section/address-day.ts";
import type { TableState } from "../../ui/table/table-state.ts";

type Query = QueryOf<typeof listMembers>;
export type UserFilter = Pick<Query, "sort" | "order"> &
  Partial<Pick<Query, "search" | "role" | "state" | "age" | "joined">>;

export const roleChoices = [...memberRoles, "none"] as const;

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
export function filterIn(search: URLSearchParams, { sort }: Pick<TableState, "sort">): UserFilter {
  const typed = (search.get("search") ?? "").trim().slice(0, FULL_NAME_MAX_LENGTH);
  const role = roleChoices.find((each) => each === search.get("role"));
  const state = memberStates.find((each) => each === search.get("state"));
  const age = ageStates.find((each) => each === search.get("age"));
  const joined = dayIn(search.get("joined"));
  return {
    ...(typed !== "" && { search: typed }),
    ...(role && { role }),
    ...(state && { state }),
    ...(age && { age }),
    ...(joined !== "" && { joined }),
    ...orderOf(sort),
  };
}

/** Unsorted means the newest first. */
function orderOf(sort: TableState["sort"]): Pick<Query, "sort" | "order"> {
  const column = memberSorts.find((each) => each === sort?.column);
  return column ? { sort: column, order: sort?.isDescending ? "desc" : "asc" } : { sort: "joined", order: "desc" };
}
