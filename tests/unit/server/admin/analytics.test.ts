import { expect, test } from "vitest";
import type { Analytics } from "../../../../schema/admin/analytics-api.ts";
import { engagementOf, periodsUntil } from "../../../../server/admin/analytics/analytics.ts";
import { analyticsCsv } from "../../../../server/admin/analytics/analytics-csv.ts";

const none = { members: 0, events: 0, registrations: 0, posts: 0, likes: 0, comments: 0 };
const counts = { ...none, messages: 0, notifications: 0, activities: 0 };

test.each([
  [{ members: 3, likes: 1, comments: 0, posts: 0 }, 33],
  [{ members: 8, likes: 1, comments: 2, posts: 1 }, 50],
  [{ members: 1, likes: 4, comments: 3, posts: 2 }, 900],
  [{ members: 0, likes: 0, comments: 0, posts: 0 }, 0],
])("ADMIN-10 the engagement rate of %o is %d percent", (some, percent) => {
  expect(engagementOf({ ...counts, ...some })).toBe(percent);
});

test("ADMIN-12 the last of 12 weeks ends today, and each begins at midnight of the community", () => {
  const weeks = periodsUntil("2026-11-23", "Africa/Lagos", { count: 12, days: 7 });
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({
    firstDay: "2026-11-17",
    lastDay: "2026-11-23",
    start: new Date("2026-11-16T23:00:00Z"),
  });
  expect(weeks[0]).toMatchObject({ firstDay: "2026-09-01", lastDay: "2026-09-07" });
});

test("ADMIN-11 the last of 7 days is today, and a change of the clocks moves no midnight", () => {
  const days = periodsUntil("2026-10-27", "Europe/London", { count: 7, days: 1 });
  expect(days.map(({ start }) => start.toISOString())).toEqual([
    "2026-10-20T23:00:00.000Z",
    "2026-10-21T23:00:00.000Z",
    "2026-10-22T23:00:00.000Z",
    "2026-10-23T23:00:00.000Z",
    "2026-10-24T23:00:00.000Z",
    "2026-10-26T00:00:00.000Z",
    "2026-10-27T00:00:00.000Z",
  ]);
  expect(days.at(-1)?.firstDay).toBe("2026-10-27");
});

test("ADMIN-14 the CSV holds every number, and the title of an event is never a formula", () => {
  const analytics: Analytics = {
    counts: { ...counts, members: 12 },
    activeUsers: 4,
    dailyActive: 2,
    engagementPercent: 58,
    growth: [{ day: "2026-11-23", newMembers: 3, totalMembers: 12 }],
    activeByWeek: [{ firstDay: "2026-11-17", lastDay: "2026-11-23", members: 4 }],
    popularEvents: [{ eventId: crypto.randomUUID(), title: '=HYPERLINK("x")', eventDate: 0, attendees: 7 }],
    activities: [],
  };
  const lines = analyticsCsv(analytics).split("\r\n");
  expect(lines[0]).toBe("\ufeffWhat,Of what or when,Number");
  expect(lines).toContain("Count,members,12");
  expect(lines).toContain("Active members,last 7 days,4");
  expect(lines).toContain("Active members,last 24 hours,2");
  expect(lines).toContain("Engagement rate,percent,58");
  expect(lines).toContain("New members,2026-11-23,3");
  expect(lines).toContain("All members,2026-11-23,12");
  expect(lines).toContain("Active members,2026-11-17 to 2026-11-23,4");
  expect(lines).toContain(`Popular event,"'=HYPERLINK(""x"")",7`);
});
