import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { namedMember, shownMember } from "../member/shown-member.ts";
import { activity, counts } from "./api.ts";

/** How many activities the analytics show. */
export const ANALYTICS_ACTIVITIES = 10;
export const POPULAR_EVENTS = 5;
export const GROWTH_DAYS = 7;
export const ACTIVE_WEEKS = 12;
/** An engagement rate above this is high. */
export const HIGH_ENGAGEMENT_PERCENT = 50;
/** After how many days without a sign of life a member counts as gone quiet. */
export const quietDays = [14, 21, 30] as const;
export type QuietDays = (typeof quietDays)[number];
export const QUIET_MEMBERS_PER_PAGE = 20;

/** A day of the community's calendar, as 2026-11-23. */
const day = z.iso.date();

export const analytics = z.strictObject({
  counts,
  /** Members with an activity in the last 7 days. */
  activeUsers: z.int(),
  /** Members with an activity in the last 24 hours. */
  dailyActive: z.int(),
  /** Likes, comments and posts for each 100 members. */
  engagementPercent: z.int(),
  /** The last 7 days, today as the last. */
  growth: z.array(z.strictObject({ day, newMembers: z.int(), totalMembers: z.int() })),
  /** The last 12 times 7 days. The last 7 end today. */
  activeByWeek: z.array(z.strictObject({ firstDay: day, lastDay: day, members: z.int() })),
  /** The events with the most seats taken. */
  popularEvents: z.array(
    z.strictObject({
      eventId: z.uuid(),
      title: z.string(),
      /** Milliseconds since 1970. */
      eventDate: z.number(),
      attendees: z.int(),
    }),
  ),
  activities: z.array(activity),
});
export type Analytics = z.infer<typeof analytics>;

export const readAnalytics = endpoint("GET /api/admin/analytics", "admin", {
  summary: "Counts, active members, engagement, growth and popular events.",
  output: analytics,
});

export const exportAnalytics = endpoint("GET /api/admin/analytics/csv", "admin", {
  summary: "The numbers of the analytics as a table for a spreadsheet.",
  kind: "file",
  fileTypes: ["text/csv"],
  limit: { name: "analytics-export", tries: 60, seconds: 60 * 60, per: "account" },
});

const quietMember = shownMember.extend({
  /** Whole days since the last sign of life. */
  days: z.int(),
  /** Who knows this member and could say hello: the mentor of their pod, else who confirmed their age. */
  mentor: namedMember.nullable(),
});
export type QuietMember = z.infer<typeof quietMember>;

export const listQuietMembers = endpoint("GET /api/admin/quiet-members", "admin", {
  summary: "A page of 20 members without a sign of life for so many days, those who left most recently first.",
  query: z.strictObject({
    days: z.coerce.number().pipe(z.literal(quietDays)).default(quietDays[0]),
    /** From 1. */
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: z.strictObject({
    members: z.array(quietMember),
    /** How many there are for each number of days. */
    totals: z.array(z.strictObject({ days: z.literal(quietDays), members: z.int() })),
  }),
});
