import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listAudit } from "../../../schema/audit/admin-api.ts";
import { auditKinds } from "../../../schema/audit/kind.ts";
import type { QueryOf } from "../../../schema/endpoint.ts";
import { FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { dayIn } from "../../frame/section/address-day.ts";
import { call } from "../../net/http/http.ts";

export type AuditFilter = Omit<QueryOf<typeof listAudit>, "before">;

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
export function filterIn(search: URLSearchParams): AuditFilter {
  const person = (name: string) => (search.get(name) ?? "").trim().slice(0, FULL_NAME_MAX_LENGTH);
  const day = (name: string) => dayIn(search.get(name));
  const kind = auditKinds.find((each) => each === search.get("kind"));
  const found = { actor: person("actor"), member: person("member"), kind, from: day("from"), to: day("to") };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as AuditFilter;
}

/** The row before which the page begins. Undefined for the newest page. */
export function beforeIn(search: URLSearchParams): number | undefined {
  const before = Number(search.get("before"));
  return Number.isSafeInteger(before) && before >= 1 ? before : undefined;
}

export const auditQuery = (filter: AuditFilter, before: number | undefined) =>
  queryOptions({
    queryKey: ["admin", "audit", filter, before ?? null],
    queryFn: ({ signal }) => call(listAudit, { query: { ...filter, ...(before && { before }) }, signal }),
    placeholderData: keepPreviousData,
    // The server records the view, so nothing is shown from the cache without asking it.
    staleTime: 0,
    gcTime: 0,
  });
