import { expect, onTestFinished, test, vi } from "vitest";
import { dayIn } from "../../../schema/day.ts";

const midnightInLagos = Date.UTC(2026, 10, 22, 23);

test.each([
  ["Africa/Lagos", "2026-11-23"],
  ["UTC", "2026-11-22"],
  ["Pacific/Kiritimati", "2026-11-23"],
])("when it is midnight in Lagos, the calendar in %s shows %s", (timeZone, day) => {
  expect(dayIn(timeZone, midnightInLagos)).toBe(day);
  expect(dayIn(timeZone, midnightInLagos - 1) <= day).toBe(true);
});

test("without a time zone it is the day of this device", () => {
  expect(dayIn(undefined, new Date(2026, 0, 5, 12).getTime())).toBe("2026-01-05");
});

test("the order in which an engine writes the parts of a date changes nothing", () => {
  // WebKit writes Canadian dates as 11/23/2026.
  const { formatToParts } = Intl.DateTimeFormat.prototype;
  const turned = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts").mockImplementation(function (
    this: Intl.DateTimeFormat,
    time,
  ) {
    return formatToParts.call(this, time).toReversed();
  });
  onTestFinished(() => turned.mockRestore());
  expect(dayIn("Africa/Lagos", midnightInLagos)).toBe("2026-11-23");
});
