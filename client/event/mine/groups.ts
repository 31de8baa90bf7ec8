import type { OutputOf } from "../../../schema/endpoint.ts";
import type { Event, OwnRegistration, OwnWaiting } from "../../../schema/event/event.ts";
import type { listOwnEvents } from "../../../schema/event/mine-api.ts";
import { hasEnded } from "../has-ended.ts";

/** What the member has to do with an event. */
export type Mine = { readonly event: Event } & (
  | { readonly kind: "seat"; readonly registration: OwnRegistration; readonly isOver: boolean }
  | { readonly kind: "waiting"; readonly waiting: OwnWaiting }
  | { readonly kind: "cancelled"; readonly reference: string; readonly wasPaid: boolean; readonly wasLost: boolean }
);

interface Groups {
  readonly upcoming: readonly Mine[];
  readonly past: readonly Mine[];
  readonly cancelled: readonly Mine[];
}

/**
 * Seats at events that are not over, newest registration first, then places on waiting lists; seats at past events; and
 * registrations that were given up.
 */
export function groupsOf(own: OutputOf<typeof listOwnEvents>, now: number): Groups {
  const seats = own.registrations.map(
    ({ event, registration }) => ({ kind: "seat", event, registration, isOver: hasEnded(event, now) }) as const,
  );
  return {
    upcoming: [
      ...seats.filter(({ isOver }) => !isOver),
      ...own.waiting.map((place) => ({ kind: "waiting", ...place }) as const),
    ],
    past: seats.filter(({ isOver }) => isOver),
    cancelled: own.cancelled.map((given) => ({ kind: "cancelled", ...given }) as const),
  };
}
