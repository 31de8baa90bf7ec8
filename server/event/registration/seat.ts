import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { SEAT_HOLD_MINUTES } from "../../../schema/limits.ts";
import { recordActivity } from "../../activity/activity.ts";
import { notifyEvent } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { LockedEvent } from "../event-lock.ts";
import { countSeats } from "../event-store.ts";
import { EventWaitingEntity } from "../waiting/waiting.entity.ts";
import { newReference } from "./reference.ts";
import { EventRegistrationEntity } from "./registration.entity.ts";

/** A seat that a member has now. */
export interface Seat {
  readonly registrationId: string;
  readonly reference: string;
  /** Milliseconds since 1970. Null if the seat is theirs for good. */
  readonly heldUntil: number | null;
}

/** EVENT-4: whether a seat is free. The member's own hold or offer does not count. Call it while the event is locked. */
async function hasFreeSeat(tx: EntityManager, event: LockedEvent, memberId: string): Promise<boolean> {
  const { maxAttendees = null } = event;
  if (maxAttendees === null) return true;
  const [seats] = await countSeats(tx, [event.id, memberId]);
  return (seats?.taken ?? 0) < maxAttendees;
}

/**
 * EVENT-4, EVENT-32: whether the member can have a seat now: one is free, and no one who waits comes before them. Call it
 * while the event is locked.
 */
export async function hasSeatToTake(tx: EntityManager, event: LockedEvent, memberId: string): Promise<boolean> {
  const { maxAttendees = null } = event;
  if (maxAttendees === null) return true;
  const [seats] = await countSeats(tx, [event.id, memberId]);
  if (!seats) return false;
  return seats.taken + (seats.isOffered ? 0 : seats.waiting) < maxAttendees;
}

/** EVENT-4, EVENT-6: registers the member in a locked event, for good. Their own hold or offer becomes the seat. */
export async function registerInSeat(tx: EntityManager, event: LockedEvent, memberId: string): Promise<Seat> {
  const held = await activeRegistration(tx, event, memberId);
  if (held?.status === "registered") throw new Refusal("event/already-registered");
  if (!(await hasSeatToTake(tx, event, memberId))) throw new Refusal("event/full");
  await leaveWaitingList(tx, event, memberId);
  const seat = held ? await makeFinal(tx, held) : await insertSeat(tx, event, memberId, null);
  await notifyRegistered(tx, event, memberId);
  return seat;
}

/**
 * EVENT-7: keeps a seat in a locked event while the member pays. A hold that stands is not prolonged, and one whose time
 * is up is replaced by a new one with a new reference.
 */
export async function holdSeat(tx: EntityManager, event: LockedEvent, memberId: string): Promise<Seat> {
  const held = await activeRegistration(tx, event, memberId);
  if (held?.status === "registered") throw new Refusal("event/already-registered");
  if (held && holdsSeat(held)) return asSeat(held);
  if (held) await releaseSeat(tx, held.id);
  if (!(await hasSeatToTake(tx, event, memberId))) throw new Refusal("event/full");
  await leaveWaitingList(tx, event, memberId);
  return await insertSeat(tx, event, memberId, new Date(Date.now() + SEAT_HOLD_MINUTES * 60_000));
}

/**
 * EVENT-8: registers the member whose payment has arrived. A hold whose time is up gets its seat if one is free. Returns
 * false if there is none, and the hold is over. Call it while the event is locked.
 */
export async function confirmSeat(tx: EntityManager, event: LockedEvent, registrationId: string): Promise<boolean> {
  const held = await currentSeat(tx, registrationId);
  if (held?.status === "registered") return true;
  if (held?.status !== "held") return false;
  const isOpen = event.isActive && !event.cancelledAt;
  const memberId = held.user_id;
  if (!isOpen || !(await hasFreeSeat(tx, event, memberId))) {
    await releaseSeat(tx, registrationId);
    return false;
  }
  await leaveWaitingList(tx, event, memberId);
  await makeFinal(tx, held);
  await notifyRegistered(tx, event, memberId);
  return true;
}

/** A registration as it is now. It may have changed since it was read as a record in the same transaction. */
export const currentSeat = (tx: EntityManager, registrationId: string) =>
  tx
    .getKysely<InferKyselyDB<typeof EventRegistrationEntity>>()
    .selectFrom("event_registrations")
    .select(["id", "reference", "status", "user_id"])
    .where("id", "=", registrationId)
    .executeTakeFirst();

/** EVENT-9: gives a seat up, at once. Call it while the event is locked. */
export async function releaseSeat(tx: EntityManager, registrationId: string): Promise<void> {
  await tx.nativeUpdate(
    EventRegistrationEntity,
    { id: registrationId, status: { $ne: "cancelled" } },
    { status: "cancelled", heldUntil: null, cancelledAt: new Date() },
  );
}

/** The member's registration that is not cancelled, also a hold whose time is up. Null if there is none. */
export async function activeRegistration(tx: EntityManager, event: LockedEvent, memberId: string) {
  const own = { event: event.id, user: memberId, status: { $ne: "cancelled" } } as const;
  return await tx.findOne(EventRegistrationEntity, own);
}

type Registration = NonNullable<Awaited<ReturnType<typeof activeRegistration>>>;

/** EVENT-3: the seat is registered, or held and its time is not up. */
export const holdsSeat = ({ status, heldUntil }: Registration): boolean =>
  status === "registered" || (heldUntil?.getTime() ?? 0) > Date.now();

const asSeat = ({ id, reference, heldUntil }: Registration): Seat => ({
  registrationId: id,
  reference,
  heldUntil: heldUntil?.getTime() ?? null,
});

async function makeFinal(tx: EntityManager, held: Pick<Registration, "id" | "reference">): Promise<Seat> {
  const registered = { status: "registered", heldUntil: null, registeredAt: new Date() } as const;
  await tx.nativeUpdate(EventRegistrationEntity, { id: held.id }, registered);
  return { registrationId: held.id, reference: held.reference, heldUntil: null };
}

async function insertSeat(
  tx: EntityManager,
  event: LockedEvent,
  memberId: string,
  heldUntil: Date | null,
): Promise<Seat> {
  const reference = newReference();
  const registrationId = await tx.insert(EventRegistrationEntity, {
    event: event.id,
    user: memberId,
    status: heldUntil ? "held" : "registered",
    reference,
    heldUntil,
  });
  return { registrationId, reference, heldUntil: heldUntil?.getTime() ?? null };
}

async function leaveWaitingList(tx: EntityManager, event: LockedEvent, memberId: string): Promise<void> {
  await tx.nativeDelete(EventWaitingEntity, { event: event.id, user: memberId });
}

/** EVENT-10: the activity and the notification of a registration. */
async function notifyRegistered(tx: EntityManager, event: LockedEvent, memberId: string): Promise<void> {
  const activityData = { event_id: event.id, event_title: event.title };
  await recordActivity(tx, memberId, { activityType: "registered_for_event", activityData });
  await notifyEvent(tx, "event_registered", event.id, [memberId]);
}
