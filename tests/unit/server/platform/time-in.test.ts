import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoTimeIn, timeIn } from "../../../../server/platform/date.ts";

describe("a time in a time zone", () => {
  test.each([
    ["Africa/Lagos", "2026-12-04", "19:00", "2026-12-04T19:00:00+01:00"],
    ["UTC", "2026-12-04", "00:00", "2026-12-04T00:00:00+00:00"],
    // The clocks are put forward at 02:00 and back at 03:00.
    ["Australia/Sydney", "2026-10-04", "00:00", "2026-10-04T00:00:00+10:00"],
    ["Australia/Sydney", "2026-04-05", "00:00", "2026-04-05T00:00:00+11:00"],
    ["America/New_York", "2026-11-01", "23:00", "2026-11-01T23:00:00-05:00"],
  ])("in %s, the clocks show %s %s at the right moment", (zone, date, clock, expected) => {
    expect(isoTimeIn(zone, timeIn(zone, date, clock))).toBe(expected);
  });

  test("that the clocks skip, is the time that they show instead", () => {
    expect(isoTimeIn("Africa/Cairo", timeIn("Africa/Cairo", "2026-04-24", "00:00"))).toMatch(
      /^2026-04-2[34]T(23|01):00/,
    );
  });

  test("is what the clocks show, also on days when they are changed", () => {
    const zones = fc.constantFrom(
      "Africa/Lagos",
      "Europe/Berlin",
      "Australia/Sydney",
      "Pacific/Kiritimati",
      "America/St_Johns",
    );
    const minutes = fc.integer({ min: 0, max: 525_600 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const shown = isoTimeIn(zone, Date.UTC(2026, 0, 1) + minute * 60_000);
        const found = timeIn(zone, shown.slice(0, 10), shown.slice(11, 16));
        expect(isoTimeIn(zone, found).slice(0, 16)).toBe(shown.slice(0, 16));
      }),
    );
  });
});
