import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shownRoles } from "../member/shown-member.ts";
import { kindNames, notificationPages } from "./kind.ts";

const threadPlace = z.strictObject({
  kind: z.enum(["conversation", "channel"]),
  threadId: z.uuid(),
  /** A channel's name; empty for a conversation. */
  name: z.string(),
  /** The message that it is about. */
  seq: z.int().nullable(),
});
/** The channel to which a member is invited. */
const invitationPlace = z.strictObject({ kind: z.literal("invitation"), channelId: z.uuid(), name: z.string() });
/** A report, for those who handle it. */
const reportPlace = z.strictObject({ kind: z.literal("report"), reportId: z.uuid() });
/** A page that stands for itself. */
const pagePlace = z.strictObject({ kind: z.enum(notificationPages) });

/** An event. */
const eventPlace = z.strictObject({ kind: z.literal("event"), eventId: z.uuid(), name: z.string() });

/** Today's devotion. */
const devotionPlace = z.strictObject({ kind: z.literal("devotion"), devotionId: z.uuid(), name: z.string() });

/** The games with their leaderboards. */
const gamesPlace = z.strictObject({ kind: z.literal("games") });

/** What the community's admins sent to many. It leads to the event whose attendees they wrote to, if there is one. */
const announcementPlace = z.strictObject({
  kind: z.literal("announcement"),
  announcementId: z.uuid(),
  name: z.string(),
  about: z.uuid().nullable(),
});

/** Something that happened to a member while they were elsewhere. */
export const notification = z.strictObject({
  notificationId: z.uuid(),
  kind: z.enum(kindNames),
  /** The member who caused it, or the latest of several. Null if their account is gone, or if it is not shown. */
  actorId: z.uuid().nullable(),
  /** Empty if it is not shown. */
  actorName: z.string(),
  /** Empty if they are not shown. */
  actorRoles: shownRoles,
  /** The address of their picture. Null if they have none, or if they are not shown. */
  actorAvatarUrl: z.string().nullable(),
  /** How many events it combines, such as 3 messages or 3 reactions. */
  count: z.int().min(1),
  /** Where it happened. */
  place: z.discriminatedUnion("kind", [
    threadPlace,
    invitationPlace,
    reportPlace,
    pagePlace,
    eventPlace,
    devotionPlace,
    gamesPlace,
    announcementPlace,
  ]),
  /**
   * The beginning of the message or the question that it is about, all of an announcement, or where money is that goes back.
   * Empty if there is none.
   */
  text: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint("GET /api/notifications", "member", {
  summary: "Up to 30 of the caller's notifications, newest first. With a cursor, those older than that notification.",
  query: z.strictObject({ before: z.uuid().optional() }),
  output: z.strictObject({ notifications: z.array(notification), unread: z.int(), hasMore: z.boolean() }),
});

export const readNotifications = endpoint("POST /api/notifications/read", "member", {
  summary: "Marks these notifications as read, or all if none are given.",
  // Opening a notification marks it as read with a separate call.
  limit: { name: "notification-reading", tries: 1200, seconds: 60 * 60, per: "account" },
  body: z.strictObject({ notificationIds: z.array(z.uuid()).min(1).max(100).optional() }),
  output: z.strictObject({ unread: z.int() }),
});
