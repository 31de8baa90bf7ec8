import { describe, expect, test } from "vitest";
import {
  calendarPage,
  eventClock,
  eventDay,
  eventDayAndTime,
  eventHours,
  readersTime,
  zoneName,
} from "../../../schema/event/event-time.ts";

const LAGOS = "Africa/Lagos";
const eventDate = Date.parse("2026-12-04T18:00:00Z");
const hours = (endDate: string | null) =>
  eventHours({ eventDate, endDate: endDate === null ? null : Date.parse(endDate) }, LAGOS).replaceAll("\u00a0", " ");

test("EVENT-69 dates are in the en-US format", () => {
  expect(eventDay(eventDate, LAGOS)).toBe("Friday, December 4, 2026");
  expect(eventDayAndTime(eventDate, LAGOS)).toBe("Friday, December 4, 2026 at 7:00\u00a0PM");
  expect(eventClock(Date.parse("2026-12-04T23:05:00Z"), LAGOS)).toBe("12:05\u00a0AM");
  expect(calendarPage(eventDate, LAGOS)).toEqual({ weekday: "Fri", day: "4", month: "Dec" });
});

describe("EVENT-69 the hours of an event", () => {
  test.each([
    [null, "7:00 PM"],
    ["2026-12-04T20:30:00Z", "7:00 PM – 9:30 PM"],
    ["2026-12-05T05:00:00Z", "7:00 PM – Sat, Dec 5, 6:00 AM"],
  ])("that ends at %s are %s", (end, expected) => {
    expect(hours(end)).toBe(expected);
  });
});

describe("EVENT-68 the reader's own time", () => {
  test.each([
    ["Europe/Paris", undefined],
    ["Europe/London", "6:00\u00a0PM"],
    ["Asia/Kolkata", "11:30\u00a0PM"],
    ["Asia/Tokyo", "Sat, Dec 5, 3:00\u00a0AM"],
    ["America/Los_Angeles", "10:00\u00a0AM"],
  ])("in %s is %s beside 7:00 PM in Lagos", (zone, expected) => {
    expect(readersTime(eventDate, LAGOS, zone)).toBe(expected);
  });

  test("in summer differs from Paris, which has the same clock as Lagos in winter", () => {
    expect(readersTime(Date.parse("2026-07-03T18:00:00Z"), LAGOS, "Europe/Paris")).toBe("8:00\u00a0PM");
  });
});

test.each([
  [LAGOS, "Lagos time"],
  ["America/New_York", "New York time"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires time"],
  ["UTC", "UTC"],
  ["Etc/GMT+5", "GMT+5"],
])("EVENT-68 the zone %s is called %s", (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
