import type { EntityManager } from "@mikro-orm/postgresql";
import { notifyEvent } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type MessagingPolicy, refuseWords } from "../../safety/safety.ts";
import { withEventLock } from "../event-lock.ts";
import { EventWaitingEntity } from "../waiting/waiting.entity.ts";
import { selectIsUnused } from "./managed-event.ts";
import { type Manager, refuseUnlessManaged } from "./manager.ts";
import { seatsInUse } from "./seats-in-use.ts";

/** Refunds every ticket of an event, in the transaction that cancels it. Does nothing if nothing was paid. */
export type RefundRegistrations = (tx: EntityManager, eventId: string) => Promise<void>;

interface CancelOptions {
  readonly messagingPolicy: MessagingPolicy;
  readonly refundRegistrations: RefundRegistrations;
}

/**
 * EVENT-47: cancels an event for good and notifies its members, unless it was cancelled before. An event that has begun can
 * be cancelled too, because it may not have taken place.
 */
export async function cancelEvent(
  em: EntityManager,
  manager: Manager,
  { eventId, reason }: { eventId: string; reason: string },
  { messagingPolicy, refundRegistrations }: CancelOptions,
): Promise<void> {
  await withEventLock(em, eventId, async (tx, event) => {
    refuseUnlessManaged(manager, event.createdBy?.id ?? null);
    if (event.cancelledAt) return;
    await refuseWords(tx, messagingPolicy, "event", { writerId: manager.memberId, texts: { reason } });
    const { memberIds } = await seatsInUse(tx, eventId);
    tx.assign(event, { cancelledAt: new Date(), cancelReason: reason, version: event.version + 1 });
    await tx.flush();
    await tx.nativeDelete(EventWaitingEntity, { event: eventId });
    await refundRegistrations(tx, eventId);
    await notifyEvent(tx, "event_cancelled", eventId, memberIds);
  });
}

/** EVENT-49: deletes an event for which nobody has ever registered, and which has played no game. */
export async function deleteEvent(em: EntityManager, manager: Manager, eventId: string): Promise<void> {
  await withEventLock(em, eventId, async (tx, event) => {
    refuseUnlessManaged(manager, event.createdBy?.id ?? null);
    const found = await selectIsUnused(tx, eventId);
    if (!found?.isUnused) throw new Refusal("event/has-registrations");
    tx.remove(event);
  });
}
