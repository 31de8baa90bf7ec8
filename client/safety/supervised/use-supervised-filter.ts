import { useSearchParams } from "react-router";
import { CHANNEL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { type SupervisedKind, supervisedKinds } from "../../../schema/safety/supervised-api.ts";
import { readPage } from "../../ui/table/table-state.ts";
import type { SupervisedFilter } from "./supervised-queries.ts";

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
export function readFilter(search: URLSearchParams): SupervisedFilter {
  const kind = supervisedKinds.find((each) => each === search.get("kind")) ?? null;
  return {
    page: readPage(search.get("page"), 10_000),
    kind,
    name: (search.get("name") ?? "").slice(0, CHANNEL_NAME_MAX_LENGTH),
  };
}

/** What the list shows, kept in the address. A new kind starts at the first page. */
export function useSupervisedFilter() {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string>, replace: boolean) =>
    setSearch((before) => new URLSearchParams(withoutEmpty({ ...Object.fromEntries(before), ...changes })), {
      replace,
      preventScrollReset: true,
    });
  return {
    filter: readFilter(search),
    setKind: (kind: SupervisedKind | null) => change({ kind: kind ?? "", page: "" }, true),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : "" }, false),
  };
}

const withoutEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
