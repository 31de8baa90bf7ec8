import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type DevotionOrder, listManagedDevotions, readManagedDevotion } from "../../../schema/devotion/admin-api.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { refreshDevotions } from "../devotion-queries.ts";
import type { DevotionFilter } from "./list/devotion-filter.ts";

const key = ["admin", "devotions"];

export const managedDevotionsQuery = (filter: DevotionFilter, sort: DevotionOrder, page: number) =>
  queryOptions({
    queryKey: [...key, "list", filter, sort, page],
    queryFn: ({ signal }) => call(listManagedDevotions, { query: { ...filter, sort, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const managedDevotionQuery = (devotionId: string) =>
  queryOptions({
    queryKey: [...key, "one", devotionId],
    queryFn: ({ signal }) => call(readManagedDevotion, { params: { devotionId }, signal }),
    // Otherwise the form might begin with an old version.
    staleTime: 0,
    gcTime: 0,
  });

/** Shows what has changed everywhere, also where members read. */
export function refreshManaged(): void {
  void queryClient.invalidateQueries({ queryKey: key });
  void refreshDevotions();
}
