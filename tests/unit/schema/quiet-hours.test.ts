import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockOf, isQuiet, minuteOf, minuteOfDay } from "../../../schema/quiet-hours.ts";

const DAY_MINUTES = 24 * 60;
const night = { from: 22 * 60, until: 6 * 60 };
const minute = fc.integer({ min: 0, max: DAY_MINUTES - 1 });
const hours = fc.record({ from: minute, until: minute }).filter(({ from, until }) => from !== until);

test.each([
  [21 * 60 + 59, false],
  [22 * 60, true],
  [0, true],
  [5 * 60 + 59, true],
  [6 * 60, false],
])("PUSH-5 CHANNEL-41 minute %i of a night from 10 PM to 6 AM", (at, quiet) => {
  expect(isQuiet(at, night)).toBe(quiet);
});

test("PUSH-5 CHANNEL-41 quiet hours may lie within one day", () => {
  const noon = { from: 12 * 60, until: 13 * 60 };
  expect([11 * 60, 12 * 60, 13 * 60].map((at) => isQuiet(at, noon))).toEqual([false, true, false]);
});

test("PUSH-5 CHANNEL-41 a minute is quiet if it comes before the end, counted from the beginning", () => {
  const after = (from: number, to: number) => (to - from + DAY_MINUTES) % DAY_MINUTES;
  fc.assert(
    fc.property(minute, hours, (at, { from, until }) => {
      expect(isQuiet(at, { from, until })).toBe(after(from, at) < after(from, until));
    }),
  );
});

test("PUSH-5 CHANNEL-41 a day is quiet from the first minute, and loud from the last until the first", () => {
  fc.assert(
    fc.property(minute, hours, (at, { from, until }) => {
      expect([isQuiet(from, { from, until }), isQuiet(until, { from, until })]).toEqual([true, false]);
      expect(isQuiet(at, { from, until })).toBe(!isQuiet(at, { from: until, until: from }));
    }),
  );
});

describe("the time of day", () => {
  test("PUSH-5 CHANNEL-40 is the community’s", () => {
    expect(minuteOfDay(Date.parse("2026-11-23T21:30:00Z"), "Africa/Lagos")).toBe(22 * 60 + 30);
    expect(minuteOfDay(Date.parse("2026-11-23T23:00:00Z"), "Africa/Lagos")).toBe(0);
  });

  test("PUSH-5 CHANNEL-40 is what clocks in the zone show, also when they are put forward or back", () => {
    const zones = ["Africa/Lagos", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia", "UTC"];
    const times = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(times, fc.constantFrom(...zones), (time, timeZone) => {
        const shown = time.toLocaleTimeString("sv-SE", { timeZone, timeStyle: "short" });
        expect(clockOf(minuteOfDay(time.getTime(), timeZone))).toBe(shown);
      }),
    );
  });

  test("is written with two digits each, and an incomplete one is no time", () => {
    fc.assert(
      fc.property(minute, (at) => {
        expect(minuteOf(clockOf(at))).toBe(at);
      }),
    );
    expect([clockOf(5), minuteOf(""), minuteOf("7:0")]).toEqual(["00:05", null, null]);
  });
});
