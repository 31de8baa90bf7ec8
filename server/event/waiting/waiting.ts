import type { EntityManager } from "@mikro-orm/postgresql";
import type { OwnWaiting } from "../../../schema/event/event.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type LockedEvent, refuseUnlessOpen, withEventLock } from "../event-lock.ts";
import { activeRegistration, hasSeatToTake, holdsSeat } from "../registration/seat.ts";
import { EventWaitingEntity } from "./waiting.entity.ts";
import {
  deleteExpired,
  insertFirst,
  insertLast,
  selectEventsWithSeatsToOffer,
  selectOwnWaiting,
} from "./waiting-store.ts";

/** EVENT-20, EVENT-21: puts the member at the end of the waiting list of a full event. */
export async function joinWaitingList(em: EntityManager, memberId: string, eventId: string): Promise<OwnWaiting> {
  const joined = await withEventLock(em, eventId, async (tx, event) => {
    refuseUnlessOpen(event);
    const own = await activeRegistration(tx, event, memberId);
    if (own && holdsSeat(own)) throw new Refusal("event/already-registered");
    await deleteExpired(tx, [eventId]);
    const waiting = await ownWaiting(tx, memberId, eventId);
    if (waiting) return waiting;
    if (await hasSeatToTake(tx, event, memberId)) throw new Refusal("event/not-full");
    await insertLast(tx, [eventId, memberId]);
    return (await ownWaiting(tx, memberId, eventId)) as OwnWaiting;
  });
  // Seats may have been offered at the end of the transaction.
  return (await ownWaiting(em, memberId, eventId)) ?? joined;
}

/** EVENT-27: takes the member off the list. A seat that was offered to them goes to the next one. */
export async function leaveWaitingList(em: EntityManager, memberId: string, eventId: string): Promise<void> {
  await withEventLock(em, eventId, async (tx, { isActive }) => {
    if (!isActive) throw new Refusal("event/not-found");
    await tx.nativeDelete(EventWaitingEntity, { event: eventId, user: memberId });
  });
}

/** EVENT-26: puts the member before everyone else, because their payment came too late. Call it while the event is locked. */
export async function waitFirst(tx: EntityManager, event: LockedEvent, memberId: string): Promise<void> {
  await insertFirst(tx, [event.id, memberId]);
}

/** The member's place on the list, or null. */
export async function ownWaiting(
  source: StatementSource,
  memberId: string,
  eventId: string,
): Promise<OwnWaiting | null> {
  const [own = null] = await selectOwnWaiting(source, [eventId, memberId]);
  return own;
}

/** EVENT-22: offers the free seats of an event, for instance after its maximum was raised without the lock. */
export const offerSeats = (em: EntityManager, eventId: string): Promise<void> =>
  withEventLock(em, eventId, async () => {});

/** EVENT-23, EVENT-25: offers the seats of every event that became free because time has passed. */
export async function offerSeatsOfAll(em: EntityManager): Promise<void> {
  for (const { id } of await selectEventsWithSeatsToOffer(em, [])) await offerSeats(em.fork(), id);
}

/** EVENT-30: deletes the lists of events that have begun. */
export async function clearOldLists(em: EntityManager): Promise<void> {
  await em.nativeDelete(EventWaitingEntity, { event: { eventDate: { $lte: new Date() } } });
}
