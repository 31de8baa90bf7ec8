import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listComingDevotions, listDevotions, readStreak, readTodaysDevotion } from "../../schema/devotion/api.ts";
import type { Devotion, Streak } from "../../schema/devotion/devotion.ts";
import { call } from "../net/http/http.ts";
import { byCursor } from "../net/query/by-cursor.ts";
import { queryClient } from "../net/query/query-client.ts";

const devotionKey = ["devotion"] as const;

export const feedQuery = infiniteQueryOptions({
  queryKey: [...devotionKey, "feed"],
  queryFn: ({ signal, pageParam }) => call(listDevotions, { query: { before: pageParam }, signal }),
  ...byCursor,
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

export const showStreak = (streak: Streak): void => {
  queryClient.setQueryData(streakQuery.queryKey, { streak });
};

/** Shows a devotion as read at once, wherever it is on the screen. */
export function showAsRead(devotionId: string): void {
  const mark = (devotion: Devotion) => (devotion.devotionId === devotionId ? { ...devotion, isRead: true } : devotion);
  queryClient.setQueryData(
    feedQuery.queryKey,
    (feed) => feed && { ...feed, pages: feed.pages.map((page) => ({ ...page, devotions: page.devotions.map(mark) })) },
  );
  queryClient.setQueryData(comingQuery.queryKey, (coming) => coming && { devotions: coming.devotions.map(mark) });
  queryClient.setQueryData(
    todayQuery.queryKey,
    (known) => known && { devotion: known.devotion && mark(known.devotion) },
  );
}
