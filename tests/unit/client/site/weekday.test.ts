import { expect, test } from "vitest";
import { programs } from "../../../../client/site/program/programs-content.ts";
import { placeOf } from "../../../../client/site/program/weekday.ts";
import { weekdayIn } from "../../../../client/ui/format/format.ts";

test("today is the day in the community's time zone, not on the visitor's clock", () => {
  const lateOnThursdayInUtc = new Date("2026-11-19T23:30:00Z");
  expect(weekdayIn("Africa/Lagos", lateOnThursdayInUtc)).toBe("Friday");
  expect(weekdayIn("America/New_York", lateOnThursdayInUtc)).toBe("Thursday");
});

test("every program's day is one that can be today", () => {
  const week = Array.from({ length: 7 }, (_, day) => weekdayIn("UTC", new Date(Date.UTC(2026, 10, 1 + day))));
  expect(programs.filter(({ day }) => !week.includes(day))).toEqual([]);
});

test("a time zone is called by its city", () => {
  expect(placeOf("Africa/Lagos")).toBe("Lagos");
  expect(placeOf("America/Port_of_Spain")).toBe("Port of Spain");
  expect(placeOf("UTC")).toBe("UTC");
});
