// Apart from event.ts, so that pages load it without zod.
import type { Event } from "./event.ts";

/** Whether every seat is registered or held. */
export const isFull = ({ maxAttendees, currentAttendees, heldSeats }: Event): boolean =>
  maxAttendees !== null && currentAttendees + heldSeats >= maxAttendees;

/** Whether an event is over or has begun: nobody can register any more. */
export const isPast = ({ eventDate }: Pick<Event, "eventDate">, now: number): boolean => eventDate <= now;

/** The web address of an event that is online: a web address is its place. */
export const onlineAddress = ({ location }: Pick<Event, "location">): string | undefined =>
  /^https?:\/\/\S+$/.exec(location.trim())?.[0];

export const isOnline = (event: Pick<Event, "location">): boolean => onlineAddress(event) !== undefined;
