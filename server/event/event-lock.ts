import type { Loaded } from "@mikro-orm/core";
import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { Refusal } from "../platform/refusal.ts";
import { EventEntity } from "./event.entity.ts";

/** An event whose row is locked until the transaction ends: nobody else changes it or its seats. */
export type LockedEvent = Loaded<InstanceType<typeof EventEntity.class>>;

/**
 * Runs the work while holding the event's lock, so that all changes of an event and its seats happen one after the other.
 * Take this lock before those of registrations and payments, and call no other server while you hold it.
 */
export async function withEventLock<T>(
  em: EntityManager,
  eventId: string,
  work: (tx: EntityManager, event: LockedEvent) => Promise<T>,
): Promise<T> {
  return await em.transactional(async (tx) => {
    const event = await tx.findOne(EventEntity, eventId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!event) throw new Refusal("event/not-found");
    return await work(tx, event);
  });
}

/** EVENT-5: refuses if nobody can register: the event is not published, is cancelled or has begun. */
export function refuseUnlessOpen(event: LockedEvent, now = Date.now()): void {
  if (!event.isActive) throw new Refusal("event/not-found");
  if (event.cancelledAt) throw new Refusal("event/cancelled");
  if (event.eventDate.getTime() <= now) throw new Refusal("event/ended");
}
