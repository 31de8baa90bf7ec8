import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listQuietMembers, type QuietDays, readAnalytics } from "../../../schema/admin/analytics-api.ts";
import { call } from "../../net/http/http.ts";

export const analyticsQuery = queryOptions({
  queryKey: ["admin", "analytics"],
  queryFn: ({ signal }) => call(readAnalytics, { signal }),
  staleTime: 0,
});

export interface QuietFilter {
  days: QuietDays;
  /** From 1. */
  page: number;
}

export const quietMembersQuery = (filter: QuietFilter) =>
  queryOptions({
    queryKey: ["admin", "quiet-members", filter],
    queryFn: ({ signal }) => call(listQuietMembers, { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
