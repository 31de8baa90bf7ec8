import { expect, test } from "vitest";
import { hasEnded, isAround } from "../../../../client/event/has-ended.ts";

const HOUR = 60 * 60_000;
const eventDate = Date.UTC(2026, 11, 5, 18);

test("an event has ended at its end, and not while it lasts", () => {
  const event = { eventDate, endDate: eventDate + 3 * HOUR };
  expect(hasEnded(event, eventDate)).toBe(false);
  expect(hasEnded(event, eventDate + 3 * HOUR - 1)).toBe(false);
  expect(hasEnded(event, eventDate + 3 * HOUR)).toBe(true);
});

test("an event without an end has ended six hours after its start", () => {
  const event = { eventDate, endDate: null };
  expect(hasEnded(event, eventDate + 6 * HOUR - 1)).toBe(false);
  expect(hasEnded(event, eventDate + 6 * HOUR)).toBe(true);
});

test("people gather around an event from three hours before its start until its end", () => {
  const event = { eventDate, endDate: eventDate + 3 * HOUR };
  const times = [-3 * HOUR - 1, -3 * HOUR, 0, 3 * HOUR - 1, 3 * HOUR];
  expect(times.map((time) => isAround(event, eventDate + time))).toEqual([false, true, true, true, false]);
});
