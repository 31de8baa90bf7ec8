import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { chooseDayAndTime, wholeNumberOrEmpty } from "../field-text.ts";
import { shownRoles } from "../member/shown-member.ts";
import { line, prose, title } from "../text.ts";
import { event } from "./event.ts";
import * as text from "./event-field-text.ts";
import { eventImageName } from "./image-api.ts";
import { eventFilter } from "./search-api.ts";

export const EVENT_TITLE_MAX_LENGTH = 300;
export const EVENT_DESCRIPTION_MAX_LENGTH = 5000;
export const EVENT_LOCATION_MAX_LENGTH = 300;
export const EVENT_TYPE_MAX_LENGTH = 40;
export const EVENT_CANCEL_REASON_MAX_LENGTH = 500;
export const EVENT_ATTENDEES_MAX = 100_000;
/** One million Naira. */
export const TICKET_PRICE_MAX_KOBO = 100_000_000;
export const MANAGED_EVENTS_PER_PAGE = 20;
export const EVENT_TYPE_DEFAULT = "general";

/** The latest date that the form accepts, in milliseconds since 1970: a year with five digits is a typing error. */
const LATEST_TIME = Date.UTC(2200, 0, 1);
const MAX_FAULT = wholeNumberOrEmpty(1, EVENT_ATTENDEES_MAX);

/** Milliseconds since 1970. */
const time = z
  .int({ error: chooseDayAndTime })
  .min(0, { error: chooseDayAndTime })
  .max(LATEST_TIME, { error: chooseDayAndTime });

const fields = {
  title: title(EVENT_TITLE_MAX_LENGTH),
  description: prose({ max: EVENT_DESCRIPTION_MAX_LENGTH }),
  eventType: line({ min: 1, max: EVENT_TYPE_MAX_LENGTH }),
  eventDate: time,
  endDate: time.nullable(),
  location: line({ max: EVENT_LOCATION_MAX_LENGTH }),
  /** Null if there is no limit. */
  maxAttendees: z
    .int({ error: MAX_FAULT })
    .min(1, { error: MAX_FAULT })
    .max(EVENT_ATTENDEES_MAX, { error: MAX_FAULT })
    .nullable(),
  /** Null if the event is free. */
  ticketPriceKobo: z
    .number({ error: text.notAPrice })
    .int({ error: text.priceDecimals })
    .min(1, { error: text.priceTooLow })
    .max(TICKET_PRICE_MAX_KOBO, { error: text.priceTooHigh })
    .nullable(),
  /** Visitors and members see it. */
  isActive: z.boolean(),
  /** A picture that was uploaded before. Null if there is none. */
  imageName: eventImageName.nullable(),
};

const endsAfterStart = ({ eventDate, endDate }: { eventDate: number; endDate: number | null }): boolean =>
  endDate === null || endDate > eventDate;
const endFault = { path: ["endDate"], error: text.endBeforeStart };

export const managedEvent = z.strictObject({
  ...event.shape,
  isActive: z.boolean(),
  /** Null unless it is cancelled. */
  cancelReason: z.string().nullable(),
  /** The full name of the member who created it. Null if the account is gone or has no name. */
  creatorName: z.string().nullable(),
  creatorRoles: shownRoles,
  /** Members on the waiting list. */
  waiting: z.int(),
  /** Nobody has ever registered for it. */
  canDelete: z.boolean(),
});
export type ManagedEvent = z.infer<typeof managedEvent>;

const params = z.strictObject({ eventId: z.uuid() });

export const listManagedEvents = endpoint("GET /api/managed-events", "mentor", {
  summary:
    "A page of 20 events that the caller manages, also those that are not published or cancelled, by words of their title or place, by time, kind and price: the ones to come, soonest first, or past ones, newest first.",
  query: z.strictObject({
    ...eventFilter,
    /** From 1. */
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: z.strictObject({ events: z.array(managedEvent), total: z.int() }),
});

export const readManagedEvent = endpoint("GET /api/managed-events/:eventId", "mentor", {
  summary: "An event that the caller manages.",
  params,
  output: managedEvent,
});

export const createEvent = endpoint("POST /api/managed-events", "mentor", {
  summary: "Creates an event.",
  isForm: true,
  body: z.strictObject(fields).refine(endsAfterStart, endFault),
  limit: { name: "create-event", tries: 60, seconds: 3600, per: "account" },
  output: managedEvent,
});

export const updateEvent = endpoint("PUT /api/managed-events/:eventId", "mentor", {
  summary: "Changes an event. Refused if somebody has changed it since the version that the caller saw.",
  isForm: true,
  params,
  body: z.strictObject({ ...fields, version: z.int() }).refine(endsAfterStart, endFault),
  output: managedEvent,
});

export const cancelEvent = endpoint("POST /api/managed-events/:eventId/cancellation", "mentor", {
  summary: "Cancels an event for good: everybody who has or waits for a seat is notified, and tickets are refunded.",
  isForm: true,
  params,
  body: z.strictObject({ reason: prose({ min: 1, max: EVENT_CANCEL_REASON_MAX_LENGTH }) }),
  output: managedEvent,
});

export const deleteEvent = endpoint("DELETE /api/managed-events/:eventId", "mentor", {
  summary: "Deletes an event for which nobody has ever registered.",
  params,
});
