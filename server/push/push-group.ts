import type { Notification } from "../../schema/notification/api.ts";
import type { PushGroup } from "../../schema/push/api.ts";

type Kind = Notification["kind"];

/** PUSH-6: the group of each kind. A new kind is a type error until it has one. */
const groupOf: Readonly<Record<Kind, PushGroup>> = {
  message: "messages",
  mention: "mentions",
  reply: "mentions",
  reaction: "reactions",
  added_to_channel: "channels",
  channel_invitation: "channels",
  report: "safety",
  report_overdue: "safety",
  report_answered: "safety",
  safety_notice: "safety",
  message_flag: "safety",
  devotion: "devotions",
  question_answered: "engagement",
  pod_opened: "engagement",
  pod_declined: "engagement",
  question_voided: "games",
  announcement: "announcements",
  event_registered: "events",
  event_tomorrow: "events",
  event_moved: "events",
  event_cancelled: "events",
  event_seat_offered: "events",
  event_refunded: "events",
};

/** The kinds of these groups. */
export const kindsOf = (groups: readonly PushGroup[]): Kind[] =>
  (Object.keys(groupOf) as Kind[]).filter((kind) => groups.includes(groupOf[kind]));
