import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { FULL_NAME_MAX_LENGTH } from "../limits.ts";
import { shownRoles } from "../member/shown-member.ts";
import { line } from "../text.ts";

export const EVENT_ATTENDEES_PER_PAGE = 50;

/**
 * `registered`: has a seat. `held`: a seat is kept while they pay. `waiting`: on the waiting list. `refunded`: the ticket’s
 * money goes back, and the seat is gone. `cancelled`: gave the seat up, or did not pay in time.
 */
export const attendeeStatuses = ["registered", "held", "waiting", "refunded", "cancelled"] as const;
export type AttendeeStatus = (typeof attendeeStatuses)[number];
/**
 * `refunding`: the money is under way. `refund-refused`: the payment provider did not accept the last try, and is asked
 * again. `ended`: the payment was given up.
 */
export const ticketPaymentStates = [
  "pending",
  "failed",
  "paid",
  "refunding",
  "refund-refused",
  "refunded",
  "ended",
] as const;
export type TicketPaymentState = (typeof ticketPaymentStates)[number];
export const attendeeSorts = ["name", "registered", "amount"] as const;

/** Milliseconds since 1970. */
const time = z.number();
const params = z.strictObject({ eventId: z.uuid() });

const listedAttendee = z.strictObject({
  /** Of the registration, or of the place on the waiting list. */
  attendeeId: z.uuid(),
  memberId: z.uuid(),
  /** "Unknown User" if they have no name. */
  displayName: z.string(),
  roles: shownRoles,
  email: z.string(),
  status: z.enum(attendeeStatuses),
  /** When they registered, or joined the waiting list. */
  registeredAt: time,
  /** Until when a seat is kept: while they pay, or because it was offered to them. */
  heldUntil: time.nullable(),
  /** Names the ticket. Null on the waiting list. */
  reference: z.string().nullable(),
  /** Null if nothing was ever to be paid. */
  payment: z.strictObject({ state: z.enum(ticketPaymentStates), amountKobo: z.int() }).nullable(),
  /** When they were checked in. */
  checkedInAt: time.nullable(),
});
export type ListedAttendee = z.infer<typeof listedAttendee>;

const filter = {
  /** Part of a name or of an e-mail address, or a reference. */
  search: line({ max: FULL_NAME_MAX_LENGTH }).optional(),
  status: z.enum(attendeeStatuses).optional(),
  /** Whether they were checked in. */
  door: z.enum(["in", "out"]).optional(),
  sort: z.enum(attendeeSorts).default("registered"),
  order: z.enum(["asc", "desc"]).default("desc"),
};

export const readEventFigures = endpoint("GET /api/admin/events/:eventId", "admin", {
  summary: "An event with its numbers: who has a seat, waits or was let in, and the money that came in and goes back.",
  params,
  output: z.strictObject({
    eventId: z.uuid(),
    title: z.string(),
    eventDate: time,
    location: z.string(),
    isCancelled: z.boolean(),
    isActive: z.boolean(),
    /** Null if there is no limit. */
    maxAttendees: z.int().nullable(),
    /** Null if it is free. */
    ticketPriceKobo: z.int().nullable(),
    registered: z.int(),
    held: z.int(),
    waiting: z.int(),
    refunded: z.int(),
    cancelled: z.int(),
    checkedIn: z.int(),
    /** All that members have paid. */
    receivedKobo: z.int(),
    /** The part of it that goes back, or has gone back. */
    refundedKobo: z.int(),
  }),
});

export const listEventAttendees = endpoint("GET /api/admin/events/:eventId/attendees", "admin", {
  summary:
    "A page of 50 members who have, had or wait for a seat at an event, by default the latest first. The access is recorded.",
  params,
  query: z.strictObject({ ...filter, page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: z.strictObject({ attendees: z.array(listedAttendee), total: z.int() }),
});

export const exportEventAttendees = endpoint("GET /api/admin/events/:eventId/attendees/export", "admin", {
  isSensitive: true,
  summary: "The attendees of an event, or those of a filter, as a CSV file. The download is recorded.",
  kind: "file",
  fileTypes: ["text/csv"],
  params,
  query: z.strictObject(filter),
  limit: { name: "attendees-export", tries: 60, seconds: 60 * 60, per: "account" },
  timeoutSeconds: 60,
});
