import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shownMember } from "../member/shown-member.ts";

/** How many activities the overview shows. */
export const RECENT_ACTIVITIES = 8;
export const ACTIVITIES_PER_PAGE = 20;
export const ACTIVITY_PAGES_MAX = 100_000;

export const activityTypes = [
  "created_post",
  "liked_post",
  "commented_on_post",
  "joined_group",
  "registered_for_event",
  "app_crashed",
] as const;
export type ActivityType = (typeof activityTypes)[number];

export const activity = z.strictObject({
  activityId: z.uuid(),
  activityType: z.enum(activityTypes),
  /** Null for a crash of the app, and only there. */
  member: shownMember.nullable(),
  /** The event that the member registered for, with its title at that time. */
  event: z.strictObject({ eventId: z.uuid(), title: z.string() }).nullable(),
  /** What the error says, on which kind of page it happened, as /event/:eventId, and in which build. */
  crash: z.strictObject({ message: z.string(), route: z.string(), release: z.string() }).nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type Activity = z.infer<typeof activity>;

export const counts = z.strictObject({
  members: z.int(),
  events: z.int(),
  /** Seats that are taken. */
  registrations: z.int(),
  posts: z.int(),
  likes: z.int(),
  comments: z.int(),
  /** In conversations and channels, without those that were deleted. */
  messages: z.int(),
  notifications: z.int(),
  activities: z.int(),
});
export type Counts = z.infer<typeof counts>;

export const readOverview = endpoint("GET /api/admin/overview", "admin", {
  summary: "How much there is of everything, and the 8 newest activities of members and crashes of the app.",
  output: z.strictObject({ counts, activities: z.array(activity) }),
});

export const listActivities = endpoint("GET /api/admin/activities", "admin", {
  summary: "A page of 20 activities of members and crashes of the app, newest first, of all kinds or of one.",
  query: z.strictObject({
    /** From 1. */
    page: z.coerce.number().int().min(1).max(ACTIVITY_PAGES_MAX).default(1),
    type: z.enum(activityTypes).optional(),
  }),
  output: z.strictObject({ activities: z.array(activity), total: z.int() }),
});
