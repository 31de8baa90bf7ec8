import type { Event } from "../../schema/event/event.ts";
import { ATTENDEES_LISTED, EVENTS_LISTED, PAST_EVENTS_LISTED } from "../../schema/limits.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { firstName, UNKNOWN_USER } from "../profile/profile.ts";
import { adultIfBornBy, type MessagingPolicy } from "../safety/safety.ts";
import {
  type EventRow,
  selectAttendees,
  selectEvent,
  selectOwnRegistration,
  selectPast,
  selectUpcoming,
} from "./event-store.ts";
import { eventView } from "./event-view.ts";
import { ownWaiting } from "./waiting/waiting.ts";

export { type LockedEvent, refuseUnlessOpen, withEventLock } from "./event-lock.ts";
export { selectIsInside } from "./event-store.ts";
export { locationFor } from "./event-view.ts";
export { saveEventImage } from "./image/event-image.ts";
export { newReference } from "./registration/reference.ts";
export type { RefundRegistration } from "./registration/registration.ts";
export { confirmSeat, currentSeat, holdSeat, releaseSeat, type Seat } from "./registration/seat.ts";
export { offerSeats, waitFirst } from "./waiting/waiting.ts";

type Caller = Pick<Member, "memberId" | "roles">;

/** EVENT-1: what the home page shows. */
export async function listEvents(source: StatementSource): Promise<{ upcoming: Event[]; past: Event[] }> {
  const [upcoming, past] = await Promise.all([
    selectUpcoming(source, [EVENTS_LISTED]),
    selectPast(source, [PAST_EVENTS_LISTED]),
  ]);
  return { upcoming: upcoming.map((event) => eventView(event)), past: past.map((event) => eventView(event)) };
}

/**
 * EVENT-11: one event as the caller sees it, or null if it does not exist for them. Those who manage it also see it before it
 * is published.
 */
export async function seenEvent(source: StatementSource, caller: Caller | null, eventId: string) {
  const [row] = await selectEvent(source, [eventId]);
  const canManage = row !== undefined && caller !== null && manages(row, caller);
  if (!row || !(row.is_active || canManage)) return null;
  const { is_active: _, created_by: createdBy, cancel_reason: cancelReason, ...stored } = row;
  const [registration = null] = caller ? await selectOwnRegistration(source, [eventId, caller.memberId]) : [];
  return { event: eventView(stored, { registration, canManage }), cancelReason, registration, canManage, createdBy };
}

/** One event, and what it is to the caller. */
export async function readEvent(source: StatementSource, caller: Caller | null, eventId: string) {
  const seen = await seenEvent(source, caller, eventId);
  if (!seen) throw new Refusal("event/not-found");
  const { createdBy, ...shown } = seen;
  const waiting = caller ? await ownWaiting(source, caller.memberId, eventId) : null;
  const isOwn = isCreator(createdBy, caller);
  const canSeeAttendees = shown.registration?.status === "registered" || isOwn;
  return { ...shown, waiting, canSeeAttendees, canReport: caller !== null && !isOwn };
}

/**
 * EVENT-12, EVENT-80: the registered members, for those who are registered and for the creator. Only confirmed adults are shown
 * with more than their first name.
 */
export async function listAttendees(source: StatementSource, policy: MessagingPolicy, caller: Caller, eventId: string) {
  const { canSeeAttendees, canManage } = await readEvent(source, caller, eventId);
  if (!canSeeAttendees) throw new Refusal("event/not-registered");
  const rows = await selectAttendees(source, [
    eventId,
    adultIfBornBy(policy),
    ATTENDEES_LISTED,
    caller.memberId,
    canManage,
  ]);
  const attendees = rows.map(({ user_id, full_name, avatar_url, roles, is_adult }) => ({
    displayName: shownName(full_name, is_adult),
    avatarUrl: avatar_url,
    roles: [...roles],
    isSelf: user_id === caller.memberId,
  }));
  return { attendees, total: rows[0]?.total ?? 0 };
}

function shownName(fullName: string | null, isAdult: boolean): string {
  if (fullName === null) return UNKNOWN_USER;
  return isAdult ? fullName : firstName(fullName);
}

const isCreator = (createdBy: string | null, caller: Caller | null): boolean =>
  caller !== null && createdBy === caller.memberId;

/** EVENT-11, TICKET-24: whoever has lost every role is no manager any more, also of events that they created. */
const manages = ({ created_by }: EventRow, caller: Caller): boolean =>
  caller.roles.includes("admin") || (caller.roles.length > 0 && isCreator(created_by, caller));
