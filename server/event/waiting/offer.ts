import type { EntityManager } from "@mikro-orm/postgresql";
import { notifyEvent } from "../../notification/notification.ts";
import { offerDeadline } from "./offer-deadline.ts";
import { deleteExpired, offerToFirst, type SeatState, selectSeatState } from "./waiting-store.ts";

/**
 * EVENT-22 to EVENT-28: brings the waiting list of a locked event in line with its seats. Offers that are over are
 * passed on, and free seats are offered to the first members. An offer that stands stays.
 */
export async function offerFreeSeats(tx: EntityManager, eventId: string): Promise<void> {
  const [state] = await selectSeatState(tx, [eventId]);
  if (!state?.isOpen) return;
  if (state.expired > 0) await deleteExpired(tx, [eventId]);
  const free = freeSeats(state);
  if (free > 0 && state.waiting > 0) await offer(tx, eventId, state, Math.min(free, state.waiting));
}

/** Negative if more seats are taken than there are. */
const freeSeats = ({ maxAttendees, registered, offered }: SeatState): number =>
  (maxAttendees ?? Number.POSITIVE_INFINITY) - registered - offered;

async function offer(tx: EntityManager, eventId: string, { eventDate, timeZone }: SeatState, count: number) {
  const until = offerDeadline(Date.now(), eventDate, timeZone);
  const offered = await offerToFirst(tx, [eventId, count, until]);
  const memberIds = offered.map(({ user_id }) => user_id);
  await notifyEvent(tx, "event_seat_offered", eventId, memberIds);
}
