import type { Ticket } from "../../schema/ticket/api.ts";
import { DAY_MS } from "../../schema/time.ts";
import {
  localStore,
  readSaved,
  removeSaved,
  savedKeys,
  TICKET_PREFIX,
  writeSaved,
} from "../net/storage/local-storage.ts";

/** Events run late, and people come back for what they forgot. */
const DAYS_AFTER_EVENT = 1;

/** References are unique, across all members. */
const keyOf = (memberId: string, reference: string): string => `${TICKET_PREFIX}${memberId}.${reference}`;

/** Saves a ticket on this device until a day after the event, to open it offline. Signing out removes it. */
export function saveTicket(memberId: string, ticket: Ticket, now = Date.now()): void {
  const days = ((ticket.endDate ?? ticket.eventDate) - now) / DAY_MS + DAYS_AFTER_EVENT;
  if (days > 0) writeSaved(localStore(), keyOf(memberId, ticket.reference), ticket, days, now);
}

/**
 * A ticket that was seen on this device. Undefined if there is none. Offline it may be unknown who is signed in:
 * then `memberId` is null, and the ticket of the member who has not signed out is meant.
 */
export function savedTicket(memberId: string | null, typedReference: string): Ticket | undefined {
  const reference = typedReference.replaceAll("-", "").toUpperCase();
  const store = localStore();
  const key =
    memberId === null
      ? savedKeys(store, TICKET_PREFIX).find((each) => each.endsWith(`.${reference}`))
      : keyOf(memberId, reference);
  const saved = key === undefined ? null : readSaved(store, key);
  return isTicket(saved) ? saved : undefined;
}

export const removeSavedTicket = (memberId: string, typedReference: string): void =>
  removeSaved(localStore(), keyOf(memberId, typedReference.replaceAll("-", "").toUpperCase()));

/** The member's tickets of an event that were seen on this device. */
export function savedTicketsOf(memberId: string, eventId: string): Ticket[] {
  const store = localStore();
  const saved = savedKeys(store, keyOf(memberId, "")).map((key) => readSaved(store, key));
  return saved.filter(isTicket).filter((ticket) => ticket.eventId === eventId);
}

/** An older version of the app may have saved something else. */
function isTicket(saved: unknown): saved is Ticket {
  const ticket = saved as Partial<Ticket> | null;
  return (
    typeof ticket?.eventId === "string" &&
    typeof ticket.eventTitle === "string" &&
    typeof ticket.eventDate === "number" &&
    typeof ticket.holderName === "string" &&
    typeof ticket.reference === "string" &&
    typeof ticket.code === "string"
  );
}
