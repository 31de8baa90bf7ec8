import type { Loaded } from "@mikro-orm/core";
import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import pLimit, { type LimitFunction } from "p-limit";
import { Refusal } from "../platform/refusal.ts";
import { EventEntity } from "./event.entity.ts";
import { offerFreeSeats } from "./waiting/offer.ts";

/** An event whose row is locked until the transaction ends: nobody else changes it or its seats. */
export type LockedEvent = Loaded<InstanceType<typeof EventEntity.class>>;

/**
 * Runs the work while holding the event's lock, so that all changes of an event and its seats happen one after the other.
 * Take this lock before those of registrations and payments, and call no other server while you hold it. Afterwards, in
 * the same transaction, the seats that the work has freed are offered to the waiting list (EVENT-22).
 */
export async function withEventLock<T>(
  em: EntityManager,
  eventId: string,
  work: (tx: EntityManager, event: LockedEvent) => Promise<T>,
): Promise<T> {
  const locked = async (tx: EntityManager): Promise<T> => {
    const event = await tx.findOne(EventEntity, eventId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!event) throw new Refusal("event/not-found");
    const result = await work(tx, event);
    // The offers are made from what the database says.
    await tx.flush();
    await offerFreeSeats(tx, eventId);
    return result;
  };
  // Knows nothing that was read before the lock is held.
  return await inTurn(em, eventId, () => em.transactional(locked, { clear: true }));
}

/** One transaction works, and the next one already waits for the lock. */
const AT_ONCE = 2;

const turns = new Map<string, LimitFunction>();

/**
 * When hundreds press at the same moment, they wait here instead of for the lock: there, each of them would occupy a
 * connection, other requests would get none, and the lock's time limit would refuse those at the end.
 */
async function inTurn<T>(em: EntityManager, eventId: string, work: () => Promise<T>): Promise<T> {
  // It has a connection already, and may even hold the lock.
  if (em.isInTransaction()) return await work();
  const turn = turns.get(eventId) ?? pLimit(AT_ONCE);
  turns.set(eventId, turn);
  try {
    return await turn(work);
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(eventId);
  }
}

/** EVENT-5: refuses if nobody can register: the event is not published, is cancelled or has begun. */
export function refuseUnlessOpen(event: LockedEvent, now = Date.now()): void {
  if (!event.isActive) throw new Refusal("event/not-found");
  if (event.cancelledAt) throw new Refusal("event/cancelled");
  if (event.eventDate.getTime() <= now) throw new Refusal("event/ended");
}
