import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ActivityType, listActivities, readOverview } from "../../schema/admin/api.ts";
import { readNeedsYou } from "../../schema/admin/needs-you-api.ts";
import { call } from "../net/http/http.ts";

/** What the admin area shows of other parts of the product. Fetched again whenever a section is opened. */
export const overviewQuery = queryOptions({
  queryKey: ["admin", "overview"],
  queryFn: ({ signal }) => call(readOverview, { signal }),
  staleTime: 0,
});

/** Read again whenever the member comes back to the page, because others work on the same lists. */
export const needsYouQuery = queryOptions({
  queryKey: ["admin", "needs-you"],
  queryFn: ({ signal }) => call(readNeedsYou, { signal }),
  staleTime: 0,
});

export interface ActivityFilter {
  /** From 1. */
  page: number;
  /** Null for all kinds. */
  type: ActivityType | null;
}

export const activitiesQuery = ({ page, type }: ActivityFilter) =>
  queryOptions({
    queryKey: ["admin", "activities", page, type],
    queryFn: ({ signal }) => call(listActivities, { query: { page, ...(type && { type }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
