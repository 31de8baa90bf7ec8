import fc from "fast-check";
import { expect, test } from "vitest";
import { offerDeadline } from "../../../../server/event/waiting/offer-deadline.ts";

const LAGOS = "Africa/Lagos";
/** Lagos is one hour ahead of UTC all year. */
const lagos = (time: string): number => Date.parse(`${time}:00+01:00`);
const deadline = (now: string, event: string): number => offerDeadline(lagos(now), lagos(event), LAGOS);

test.each([
  ["a week before", "2026-11-23T12:00", "2026-11-30T19:00", "2026-11-24T12:00"],
  ["two days before", "2026-11-23T12:00", "2026-11-25T12:00", "2026-11-23T19:00"],
  ["on the same day", "2026-11-23T10:00", "2026-11-23T18:00", "2026-11-23T12:00"],
  ["an hour before", "2026-11-23T18:00", "2026-11-23T19:00", "2026-11-23T18:30"],
  ["ten minutes before", "2026-11-23T18:50", "2026-11-23T19:00", "2026-11-23T19:00"],
  ["at 2 AM, it counts from 8 AM", "2026-11-23T02:00", "2026-11-23T20:00", "2026-11-23T11:00"],
  ["at 9 PM, the rest of it counts tomorrow", "2026-11-23T21:00", "2026-11-24T19:00", "2026-11-24T10:00"],
  ["in the night before an event at 7 AM", "2026-11-23T23:00", "2026-11-24T07:00", "2026-11-24T07:00"],
])("EVENT-24 an offer %s", (_, now, event, expected) => {
  expect(new Date(deadline(now, event))).toEqual(new Date(lagos(expected)));
});

test("EVENT-24 an offer that is made a moment after a quarter still stands for the full half hour", () => {
  const now = lagos("2026-11-23T18:00") + 1;
  expect(offerDeadline(now, lagos("2026-11-23T19:00"), LAGOS)).toBe(lagos("2026-11-23T18:45"));
});

test("EVENT-24 an offer never passes at night or after the event begins, in any time zone", () => {
  const zones = fc.constantFrom(LAGOS, "UTC", "Asia/Kathmandu", "America/New_York", "Pacific/Apia");
  const nows = fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2027-01-01") });
  const lefts = fc.integer({ min: 60_000, max: 40 * 24 * 3_600_000 });
  fc.assert(
    fc.property(zones, nows, lefts, (timeZone, now, left) => {
      const until = offerDeadline(now, now + left, timeZone);
      expect(until).toBeGreaterThan(now);
      expect(until).toBeLessThanOrEqual(now + left);
      if (until === now + left) return;
      const format = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" });
      // The moment before it is over is a waking one.
      const hour = Number(format.format(until - 1));
      expect(hour).toBeGreaterThanOrEqual(8);
      expect(hour).toBeLessThan(22);
    }),
    { numRuns: 100 },
  );
});
