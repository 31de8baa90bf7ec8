import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const notificationKinds = ["message", "mention", "reply", "reaction", "added_to_channel"] as const;

/** Something that happened to a member while they were elsewhere. */
export const notification = z.strictObject({
  notificationId: z.uuid(),
  kind: z.enum(notificationKinds),
  /** Who did it, the latest of them where there are several. */
  actorId: z.uuid().nullable(),
  actorName: z.string(),
  /** How many times it happened, or by how many: 3 messages, 3 reactions. */
  count: z.int().min(1),
  /** Where it happened. */
  place: z.strictObject({
    kind: z.enum(["conversation", "channel"]),
    threadId: z.uuid(),
    /** A channel's name; empty for a conversation. */
    name: z.string(),
    /** The message that it is about. */
    seq: z.int().nullable(),
  }),
  /** The beginning of the message that it is about; empty where there is none. */
  text: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  caller: "member",
  summary: "Up to 30 of the caller's notifications, the newest first, perhaps those older than one of them.",
  query: z.strictObject({ before: z.uuid().optional() }),
  output: z.strictObject({ notifications: z.array(notification), unread: z.int(), hasMore: z.boolean() }),
});

export const readNotifications = endpoint({
  method: "POST",
  path: "/api/notifications/read",
  caller: "member",
  summary: "These have been read, or all where none is named.",
  // Every notification that is opened is read by a call of its own.
  limit: { name: "notification-reading", tries: 1200, seconds: 60 * 60, per: "account" },
  body: z.strictObject({ notificationIds: z.array(z.uuid()).min(1).max(100).optional() }),
  output: z.strictObject({ unread: z.int() }),
});

export const notificationApi = { listNotifications, readNotifications };
