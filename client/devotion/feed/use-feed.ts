import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import { useToday } from "../../frame/use-today.ts";
import { community } from "../../net/community.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { comingQuery, feedQuery, refreshDevotions } from "../devotion-queries.ts";
import { fetchFailed } from "../devotion-text.ts";

/** The devotions until today, newest first. Offline, a member's phone has those of the coming days. */
export function useFeed(isMember: boolean) {
  const feed = useInfiniteQuery(feedQuery);
  const { data: coming } = useQuery({ ...comingQuery, enabled: isMember });
  const today = useToday(community.timeZone);
  useRefreshAtMidnight(today);
  const { isError } = feed;
  useEffect(() => {
    if (isError) toast({ ...fetchFailed, variant: "destructive" });
  }, [isError]);
  const devotions = merge(feed.data?.pages.flatMap((page) => page.devotions) ?? [], coming?.devotions ?? [], today);
  return { feed, devotions, today };
}

/** Puts those kept for the coming days into the feed, once their day has come. */
function merge(feed: readonly Devotion[], coming: readonly Devotion[], today: string): readonly Devotion[] {
  const known = new Set(feed.map(({ devotionId }) => devotionId));
  const more = coming.filter(({ devotionId, date }) => date <= today && !known.has(devotionId));
  if (more.length === 0) return feed;
  return [...feed, ...more].sort((a, b) => b.date.localeCompare(a.date));
}

/** DEVOTION-4: the day turns at midnight in the community's time zone, also while the page is open. */
export function useRefreshAtMidnight(today: string): void {
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current !== "" && shown.current !== today) void refreshDevotions();
    shown.current = today;
  }, [today]);
}
