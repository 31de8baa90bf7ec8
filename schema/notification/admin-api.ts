import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { chooseDayAndTime } from "../field-text.ts";
import { memberRole } from "../member/role-schema.ts";
import { shownRoles } from "../member/shown-member.ts";
import { prose, title } from "../text.ts";

export const ANNOUNCEMENTS_PER_PAGE = 10;
export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 80;
export const ANNOUNCEMENT_TEXT_MAX_LENGTH = 500;
/** How far ahead an announcement may be scheduled. */
export const ANNOUNCEMENT_DAYS_AHEAD = 90;

export const announcementAudiences = ["everyone", "role", "event"] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];
export const announcementStates = ["scheduled", "sending", "sent", "cancelled"] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Milliseconds since 1970, in this century or the next: a year with five digits is a typing error. */
const time = z
  .int({ error: chooseDayAndTime })
  .min(0, { error: chooseDayAndTime })
  .max(Date.UTC(2200, 0, 1), { error: chooseDayAndTime });

const announcement = z.strictObject({
  announcementId: z.uuid(),
  title: z.string(),
  text: z.string(),
  audience: z.enum(announcementAudiences),
  /** Null unless it goes to a role. */
  role: memberRole.nullable(),
  /** Null unless it goes to the attendees of an event, and if that is deleted. */
  event: z.strictObject({ eventId: z.uuid(), title: z.string() }).nullable(),
  /** Null if the account is gone. */
  authorName: z.string().nullable(),
  authorRoles: shownRoles,
  state: z.enum(announcementStates),
  /** Milliseconds since 1970. */
  scheduledFor: z.number(),
  /** How many members it goes to. Null until it is being sent. */
  total: z.int().nullable(),
  /** How many of them have it. */
  reached: z.int(),
  /** How many have read it. Notifications are kept for 60 days. */
  seen: z.int(),
  /** How many were also shown it on a locked phone. */
  pushed: z.int(),
});
export type Announcement = z.infer<typeof announcement>;

const sending: CallLimit = { name: "announcement", tries: 60, seconds: 60 * 60, per: "account" };

export const listAnnouncements = endpoint("GET /api/admin/announcements", "admin", {
  summary: "A page of 10 announcements, the latest first: to whom, how far, how many have seen it and by push.",
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: z.strictObject({ announcements: z.array(announcement), total: z.int() }),
});

export const sendAnnouncement = endpoint("POST /api/admin/announcements", "admin", {
  summary:
    "Notifies everyone, a role or the attendees of an event, now or at a later time. Sending it again changes nothing.",
  limit: sending,
  isForm: true,
  body: z.strictObject({
    /** Chosen by the caller, so that a retry after a lost reply does not send it twice. */
    announcementId: z.uuid(),
    title: title(ANNOUNCEMENT_TITLE_MAX_LENGTH),
    text: prose({ min: 1, max: ANNOUNCEMENT_TEXT_MAX_LENGTH }),
    audience: z.enum(announcementAudiences),
    /** Required for the audience `role`. */
    role: memberRole.nullable(),
    /** Required for the audience `event`. */
    eventId: z.uuid().nullable(),
    /** When it is sent, or null to send it at once. */
    scheduledFor: time.nullable(),
  }),
});

export const cancelAnnouncement = endpoint("POST /api/admin/announcements/:announcementId/cancellation", "admin", {
  summary: "Cancels an announcement that is scheduled or being sent. Whom it has not reached does not get it.",
  limit: sending,
  params: z.strictObject({ announcementId: z.uuid() }),
});
