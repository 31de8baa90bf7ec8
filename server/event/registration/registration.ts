import type { EntityManager } from "@mikro-orm/postgresql";
import type { OwnRegistration } from "../../../schema/event/event.ts";
import { OWN_REGISTRATIONS_LISTED } from "../../../schema/limits.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refuseUnlessOpen, withEventLock } from "../event-lock.ts";
import { selectIsInside, selectOwnRegistration, selectOwnRegistrations } from "../event-store.ts";
import { eventView } from "../event-view.ts";
import { activeRegistration, registerInSeat, releaseSeat } from "./seat.ts";

/** Refunds what was paid for a registration that is given up. Does nothing if nothing was paid. */
export type RefundRegistration = (tx: EntityManager, registrationId: string) => Promise<void>;

/** EVENT-4 to EVENT-6: registers the member for a free event. */
export async function registerForFree(em: EntityManager, memberId: string, eventId: string): Promise<OwnRegistration> {
  return await withEventLock(em, eventId, async (tx, event) => {
    refuseUnlessOpen(event);
    if (event.isPaidEvent) throw new Refusal("event/paid");
    await registerInSeat(tx, event, memberId);
    return await ownRegistration(tx, memberId, eventId);
  });
}

/** EVENT-9: cancels the member's registration, or ends their hold. The seat is free at once, and a ticket is refunded. */
export async function cancelOwnRegistration(
  em: EntityManager,
  memberId: string,
  eventId: string,
  refund: RefundRegistration,
): Promise<void> {
  await withEventLock(em, eventId, async (tx, event) => {
    const own = await activeRegistration(tx, event, memberId);
    if (!own) throw new Refusal("event/not-registered");
    if (event.eventDate.getTime() <= Date.now()) throw new Refusal("event/ended");
    const [door] = await selectIsInside(tx, [own.id]);
    if (door?.is_inside) throw new Refusal("event/checked-in");
    await releaseSeat(tx, own.id);
    await refund(tx, own.id);
  });
}

async function ownRegistration(tx: EntityManager, memberId: string, eventId: string): Promise<OwnRegistration> {
  const [own] = await selectOwnRegistration(tx, [eventId, memberId]);
  if (!own) throw new Refusal("event/not-registered");
  return own;
}

/** The member's registrations with their events, newest first. */
export async function listOwnRegistrations(em: EntityManager, memberId: string) {
  const rows = await selectOwnRegistrations(em, [memberId, OWN_REGISTRATIONS_LISTED]);
  return rows.map(({ status, reference, heldUntil, registeredAt, isPaid, ...event }) => {
    const registration = { status, reference, heldUntil, registeredAt, isPaid };
    return { event: eventView(event, { registration }), registration };
  });
}
