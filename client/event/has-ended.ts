import type { Event } from "../../schema/event/event.ts";

/** For events without an end, in milliseconds. */
const USUAL_LENGTH_MS = 6 * 60 * 60_000;

/** True once an event is over. While it lasts, those who are late still need their ticket. */
export const hasEnded = ({ eventDate, endDate }: Pick<Event, "eventDate" | "endDate">, now: number): boolean =>
  (endDate ?? eventDate + USUAL_LENGTH_MS) <= now;

/** How long before an event its people gather, in milliseconds. */
const GATHERING_MS = 3 * 60 * 60_000;

/** True from a few hours before an event until it is over. */
export const isAround = (event: Pick<Event, "eventDate" | "endDate">, now: number): boolean =>
  event.eventDate - GATHERING_MS <= now && !hasEnded(event, now);
