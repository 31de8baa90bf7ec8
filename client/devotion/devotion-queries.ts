import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listComingDevotions, listDevotions, readStreak, readTodaysDevotion } from "../../schema/devotion/api.ts";
import type { Devotion } from "../../schema/devotion/devotion.ts";
import { call } from "../net/http/http.ts";
import { queryClient } from "../net/query/query-client.ts";

const devotionKey = ["devotion"] as const;

interface Page {
  devotions: Devotion[];
  nextBefore: string | null;
}

export const feedQuery = infiniteQueryOptions({
  queryKey: [...devotionKey, "feed"],
  queryFn: ({ signal, pageParam }): Promise<Page> =>
    call(listDevotions, { query: pageParam === null ? {} : { before: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextBefore }) => nextBefore,
});

export const todayQuery = queryOptions({
  queryKey: [...devotionKey, "today"],
  queryFn: ({ signal }) => call(readTodaysDevotion, { signal }),
});

/** DEVOTION-5: for members, whose phones keep these days for reading offline. */
export const comingQuery = queryOptions({
  queryKey: [...devotionKey, "coming"],
  queryFn: ({ signal }) => call(listComingDevotions, { signal }),
});

export const streakQuery = queryOptions({
  queryKey: [...devotionKey, "streak"],
  queryFn: ({ signal }) => call(readStreak, { signal }),
});

/** Reads everything about devotions again: another day has begun, or reads that waited were sent. */
export const refreshDevotions = (): Promise<void> => queryClient.invalidateQueries({ queryKey: devotionKey });

/** Shows a devotion as read at once, wherever it is on the screen. */
export function showAsRead(devotionId: string): void {
  const mark = (devotion: Devotion) => (devotion.devotionId === devotionId ? { ...devotion, isRead: true } : devotion);
  queryClient.setQueryData<InfiniteData<Page, string | null>>(
    feedQuery.queryKey,
    (feed) => feed && { ...feed, pages: feed.pages.map((page) => ({ ...page, devotions: page.devotions.map(mark) })) },
  );
  queryClient.setQueryData(comingQuery.queryKey, (coming) => coming && { devotions: coming.devotions.map(mark) });
  queryClient.setQueryData(
    todayQuery.queryKey,
    (known) => known && { devotion: known.devotion && mark(known.devotion) },
  );
}
