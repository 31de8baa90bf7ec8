import { expect, test } from "vitest";
import { localText, localTime } from "../../../schema/local-time.ts";

test.each([
  ["Africa/Lagos", "2026-12-20T18:00", Date.UTC(2026, 11, 20, 17)],
  ["Asia/Kathmandu", "2026-12-20T00:15", Date.UTC(2026, 11, 19, 18, 30)],
  ["America/New_York", "2026-07-04T23:59", Date.UTC(2026, 6, 5, 3, 59)],
  // The hour before clocks go forward, and the one after.
  ["Europe/London", "2026-03-29T00:59", Date.UTC(2026, 2, 29, 0, 59)],
  ["Europe/London", "2026-03-29T02:00", Date.UTC(2026, 2, 29, 1)],
  ["UTC", "2027-01-01T00:00", Date.UTC(2027, 0, 1)],
])("in %s a typed %s is that time, and is shown again as typed", (timeZone, text, time) => {
  expect(localTime(text, timeZone)).toBe(time);
  expect(localText(time, timeZone)).toBe(text);
});

test("an hour that clocks skip or repeat is still a time of that day", () => {
  expect(localText(localTime("2026-03-29T01:30", "Europe/London"), "Europe/London")).toMatch(/^2026-03-29T0[02]:30$/);
  expect(localText(localTime("2026-10-25T01:30", "Europe/London"), "Europe/London")).toBe("2026-10-25T01:30");
});

test.each(["", "tomorrow", "2026-13-01T00:00", "2026-12-20"])("%j is no time", (text) => {
  expect(localTime(text, "Africa/Lagos")).toBeNaN();
});
