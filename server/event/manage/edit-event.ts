import type { EntityManager } from "@mikro-orm/postgresql";
import { notifyEvent } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refuseWords } from "../../safety/safety.ts";
import { EventEntity } from "../event.entity.ts";
import { type LockedEvent, withEventLock } from "../event-lock.ts";
import {
  checkImage,
  columnsOf,
  type EditOptions,
  type EventInput,
  priceOf,
  refusePast,
  refuseTitle,
  refuseUnpayable,
  textsOf,
} from "./event-checks.ts";
import { type Manager, refuseUnlessManaged } from "./manager.ts";
import { seatsInUse } from "./seats-in-use.ts";

/** EVENT-41: creates an event. Returns its id. */
export async function createEvent(
  em: EntityManager,
  manager: Manager,
  input: EventInput,
  options: EditOptions,
): Promise<string> {
  refusePast(input.eventDate);
  refuseUnpayable(input, options);
  await refuseTitle(em, manager, input, options);
  return await em.transactional(async (tx) => {
    await refuseWords(tx, options.messagingPolicy, "event", { writerId: manager.memberId, texts: textsOf(input) });
    await checkImage(tx, input.imageName);
    return await tx.insert(EventEntity, { ...columnsOf(input), createdBy: manager.memberId });
  });
}

/** EVENT-42 to EVENT-46: changes an event, and notifies its members of a new date. */
export async function updateEvent(
  em: EntityManager,
  manager: Manager,
  { eventId, version, ...input }: EventInput & { eventId: string; version: number },
  options: EditOptions,
): Promise<void> {
  await withEventLock(em, eventId, async (tx, event) => {
    refuseUnlessManaged(manager, event.createdBy?.id ?? null);
    if (event.cancelledAt) throw new Refusal("event/cancelled");
    await refuseWords(tx, options.messagingPolicy, "event", {
      writerId: manager.memberId,
      texts: textsOf(input),
      stored: textsOf(event),
    });
    if (event.version !== version) throw new Refusal("event/changed");
    if (event.title !== input.title) await refuseTitle(tx, manager, input, options);
    const isMoved = event.eventDate.getTime() !== input.eventDate;
    if (isMoved) refusePast(input.eventDate);
    const seats = await seatsInUse(tx, eventId);
    refuseConflicts(event, input, seats);
    if (input.ticketPriceKobo !== priceOf(event)) refuseUnpayable(input, options);
    if (input.imageName !== (event.imageName ?? null)) await checkImage(tx, input.imageName);
    // Nobody has seen the date of an event that was not published.
    const isAnnounced = isMoved && event.isActive;
    tx.assign(event, {
      ...columnsOf(input),
      version: version + 1,
      ...(isAnnounced && { previousEventDate: event.eventDate }),
    });
    await tx.flush();
    if (isAnnounced) await notifyEvent(tx, "event_moved", eventId, seats.memberIds);
  });
}

type Seats = Awaited<ReturnType<typeof seatsInUse>>;

/** EVENT-42, EVENT-44, EVENT-46: what members rely on stays as it was when they registered. */
function refuseConflicts(event: LockedEvent, input: EventInput, { taken, registered }: Seats): void {
  if (input.maxAttendees !== null && input.maxAttendees < taken) {
    const error = `${seatsTaken(taken)} Please allow at least ${taken}, or cancel the event.`;
    throw new Refusal("event/max-too-low", { fields: { maxAttendees: error } });
  }
  if (registered === 0) return;
  if (input.ticketPriceKobo !== priceOf(event)) {
    const error = `${seatsTaken(registered)} The price can’t change any more.`;
    throw new Refusal("event/price-fixed", { fields: { ticketPriceKobo: error } });
  }
  if (event.isActive && !input.isActive) {
    const error = `${seatsTaken(registered)} It can’t be hidden any more. Cancel it instead.`;
    throw new Refusal("event/has-registrations", { fields: { isActive: error } });
  }
}

const seatsTaken = (count: number): string => (count === 1 ? "1 seat is taken." : `${count} seats are taken.`);
