import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf } from "../../../schema/endpoint.ts";
import type { listOwnEvents as listOwnEventsEndpoint } from "../../../schema/event/mine-api.ts";
import { CANCELLED_REGISTRATIONS_LISTED } from "../../../schema/limits.ts";
import { eventView } from "../event-view.ts";
import { listOwnRegistrations } from "../registration/registration.ts";
import { selectCancelled, selectOwnPlaces } from "./own-events-store.ts";

/** DASHBOARD-10: the member's seats, their places on waiting lists, and the registrations that they gave up. */
export async function listOwnEvents(
  em: EntityManager,
  memberId: string,
): Promise<OutputOf<typeof listOwnEventsEndpoint>> {
  const [registrations, places, cancelled] = await Promise.all([
    listOwnRegistrations(em, memberId),
    selectOwnPlaces(em, memberId),
    selectCancelled(em, memberId, CANCELLED_REGISTRATIONS_LISTED),
  ]);
  return {
    registrations,
    waiting: places.map(({ position, offeredUntil, ...event }) => ({
      event: eventView(event),
      waiting: { position, offeredUntil },
    })),
    cancelled: cancelled.map(({ reference, cancelledAt, wasPaid, wasLost, ...event }) => ({
      event: eventView(event),
      reference,
      cancelledAt,
      wasPaid,
      wasLost,
    })),
  };
}
