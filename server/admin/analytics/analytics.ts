import type { EntityManager } from "@mikro-orm/postgresql";
import {
  ACTIVE_WEEKS,
  ANALYTICS_ACTIVITIES,
  type Analytics,
  GROWTH_DAYS,
  POPULAR_EVENTS,
} from "../../../schema/admin/analytics-api.ts";
import type { Counts } from "../../../schema/admin/api.ts";
import { dayAfter, timeIn } from "../../platform/date.ts";
import { recentActivities } from "../activity/activity-list.ts";
import { readCounts } from "../count-store.ts";
import {
  type PeriodRow,
  selectActive,
  selectActiveInPeriods,
  selectNewMembers,
  selectPopularEvents,
} from "./analytics-store.ts";

/** The day and the calendar of the community. */
export interface Calendar {
  /** As 2026-11-23. */
  readonly today: string;
  readonly timeZone: string;
}

/** ADMIN-9 to ADMIN-13: what the analytics show. */
export async function readAnalytics(em: EntityManager, { today, timeZone }: Calendar): Promise<Analytics> {
  const days = periodsUntil(today, timeZone, { count: GROWTH_DAYS, days: 1 });
  const weeks = periodsUntil(today, timeZone, { count: ACTIVE_WEEKS, days: 7 });
  const [counts, active, newMembers, activeMembers, popularEvents, activities] = await Promise.all([
    readCounts(em),
    selectActive(em),
    selectNewMembers(em, startsOf(days)),
    selectActiveInPeriods(em, startsOf(weeks)),
    selectPopularEvents(em, POPULAR_EVENTS),
    recentActivities(em, ANALYTICS_ACTIVITIES),
  ]);
  const inWeek = byPeriod(activeMembers);
  return {
    counts,
    activeUsers: active.week,
    dailyActive: active.day,
    engagementPercent: engagementOf(counts),
    growth: growthOf(days, newMembers),
    activeByWeek: weeks.map(({ firstDay, lastDay }, at) => ({ firstDay, lastDay, members: inWeek(at + 1) })),
    popularEvents,
    activities,
  };
}

/** ADMIN-10: likes, comments and posts for each 100 members. */
export function engagementOf({ likes, comments, posts, members }: Counts): number {
  return members === 0 ? 0 : Math.round(((likes + comments + posts) / members) * 100);
}

const startsOf = (periods: readonly Period[]): string[] => periods.map(({ start }) => start.toISOString());

const byPeriod = (rows: readonly PeriodRow[]) => {
  const members = new Map(rows.map((row) => [row.period, row.members]));
  return (period: number): number => members.get(period) ?? 0;
};

/** ADMIN-11: how many accounts were created on each day, and how many there were at its end. */
function growthOf(days: readonly Period[], rows: readonly PeriodRow[]): Analytics["growth"] {
  const createdIn = byPeriod(rows);
  let totalMembers = createdIn(0);
  return days.map(({ firstDay }, at) => {
    const newMembers = createdIn(at + 1);
    totalMembers += newMembers;
    return { day: firstDay, newMembers, totalMembers };
  });
}

/** Some days of the community's calendar. */
interface Period {
  /** As 2026-11-23. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** When the first day begins. */
  readonly start: Date;
}

/** The last so many periods of so many days, oldest first. The last one ends today, a day of the community's calendar. */
export function periodsUntil(
  today: string,
  timeZone: string,
  { count, days }: { count: number; days: number },
): Period[] {
  return Array.from({ length: count }, (_, at) => {
    const firstDay = dayAfter(today, 1 - (count - at) * days);
    return { firstDay, lastDay: dayAfter(firstDay, days - 1), start: new Date(timeIn(timeZone, firstDay, "00:00")) };
  });
}
