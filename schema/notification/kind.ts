import type { PushGroup } from "../push/group.ts";

/** Pages of the member's own, or of leaders, to which kinds lead that are about no thread, event or other record. */
export const notificationPages = [
  "own_reports",
  "notices",
  "flagged_messages",
  "age_confirmations",
  "own_roles",
  "own_questions",
  "own_pod_requests",
  "challenges",
] as const;

interface KindTraits {
  /** PUSH-6: what members turn off to get no push of it. */
  readonly group: PushGroup;
  /** Only for kinds that are about no record. */
  readonly page?: (typeof notificationPages)[number];
}

/** Every kind of notification. The database has the same list, in the migration of notifications. */
export const notificationKinds = {
  message: { group: "messages" },
  mention: { group: "mentions" },
  reply: { group: "mentions" },
  reaction: { group: "reactions" },
  added_to_channel: { group: "channels" },
  channel_invitation: { group: "channels" },
  report_answered: { group: "safety", page: "own_reports" },
  report: { group: "safety" },
  report_overdue: { group: "safety" },
  safety_notice: { group: "safety", page: "notices" },
  message_flag: { group: "safety", page: "flagged_messages" },
  age_confirmed: { group: "safety", page: "age_confirmations" },
  role_given: { group: "safety", page: "own_roles" },
  event_registered: { group: "events" },
  event_tomorrow: { group: "events" },
  event_moved: { group: "events" },
  event_cancelled: { group: "events" },
  event_seat_offered: { group: "events" },
  event_refunded: { group: "events" },
  devotion: { group: "devotions" },
  question_answered: { group: "engagement", page: "own_questions" },
  pod_opened: { group: "engagement" },
  pod_declined: { group: "engagement", page: "own_pod_requests" },
  question_voided: { group: "games" },
  challenge: { group: "games", page: "challenges" },
  challenge_finished: { group: "games", page: "challenges" },
  announcement: { group: "announcements" },
} as const satisfies Readonly<Record<string, KindTraits>>;

export type NotificationKind = keyof typeof notificationKinds;
export const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

/** The traits of a kind, with those that only some kinds have. */
export const traitsOf = (kind: NotificationKind): KindTraits => notificationKinds[kind];

/** Kinds that are about no record. */
export type PageKind = {
  [Kind in NotificationKind]: (typeof notificationKinds)[Kind] extends { page: string } ? Kind : never;
}[NotificationKind];
