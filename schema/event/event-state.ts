// Apart from event.ts, so that pages load it without zod.
import type { Event } from "./event.ts";

/** Whether every seat is registered or held. */
export const isFull = ({ maxAttendees, currentAttendees, heldSeats }: Event): boolean =>
  maxAttendees !== null && currentAttendees + heldSeats >= maxAttendees;

/** Whether an event is over or has begun: nobody can register any more. */
export const isPast = ({ eventDate }: Pick<Event, "eventDate">, now: number): boolean => eventDate <= now;

/** Whether a place is a web address and nothing else. */
export const isWebAddress = (location: string): boolean => /^https?:\/\/\S+$/.test(location.trim());
