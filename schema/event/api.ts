import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shownMember } from "../member/shown-member.ts";
import { event, ownRegistration, ownWaiting } from "./event.ts";

export { listEvents } from "./list-api.ts";

const eventParams = z.strictObject({ eventId: z.uuid() });

/** Registering and cancelling, together. */
const registrationLimit = { name: "event-registration", tries: 60, seconds: 60 * 60, per: "account" } as const;

export const readEvent = endpoint("GET /api/events/:eventId", "anyone", {
  summary: "One event, and what it is to the caller.",
  params: eventParams,
  output: z.strictObject({
    event,
    /** Why it is cancelled. Null if it is not. */
    cancelReason: z.string().nullable(),
    /** Null for visitors and for members who are not registered. */
    registration: ownRegistration.nullable(),
    /** Null for visitors and for members who are not on the waiting list. */
    waiting: ownWaiting.nullable(),
    /** The caller created the event or is registered. */
    canSeeAttendees: z.boolean(),
    /** The caller created the event or is an admin. */
    canManage: z.boolean(),
    /** The caller is a member and did not create the event. */
    canReport: z.boolean(),
  }),
});

export const listAttendees = endpoint("GET /api/events/:eventId/attendees", "member", {
  summary:
    "Registered members, in the order in which they registered, for those who are registered and the creator of the event.",
  params: eventParams,
  output: z.strictObject({
    attendees: z.array(shownMember.omit({ memberId: true }).extend({ isSelf: z.boolean() })),
    total: z.int(),
  }),
});

export const register = endpoint("POST /api/events/:eventId/registration", "member", {
  summary: "Registers the caller for a free event.",
  params: eventParams,
  limit: registrationLimit,
  output: ownRegistration,
});

export const cancelRegistration = endpoint("DELETE /api/events/:eventId/registration", "member", {
  summary: "Cancels the caller's registration, which frees the seat. A ticket that was paid is refunded.",
  params: eventParams,
  limit: registrationLimit,
});

export const listOwnRegistrations = endpoint("GET /api/event-registrations", "member", {
  summary: "The caller's registrations with their events, newest registration first, up to 100.",
  output: z.strictObject({ registrations: z.array(z.strictObject({ event, registration: ownRegistration })) }),
});
