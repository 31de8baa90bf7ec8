import { expect, test } from "vitest";
import { programs } from "../../../../client/site/program/programs-content.ts";
import { cityOf } from "../../../../client/site/program/time-zone-city.ts";
import { weekdayIn } from "../../../../client/ui/format/format.ts";

test("weekdayIn returns the weekday in the given time zone, not on the visitor's clock", () => {
  const lateOnThursdayInUtc = new Date("2026-11-19T23:30:00Z");
  expect(weekdayIn("Africa/Lagos", lateOnThursdayInUtc)).toBe("Friday");
  expect(weekdayIn("America/New_York", lateOnThursdayInUtc)).toBe("Thursday");
});

test("every program takes place on a day that weekdayIn can return", () => {
  const week = Array.from({ length: 7 }, (_, day) => weekdayIn("UTC", new Date(Date.UTC(2026, 10, 1 + day))));
  expect(programs.filter(({ day }) => !week.includes(day))).toEqual([]);
});

test("the city of a time zone is the last part of its name", () => {
  expect(cityOf("Africa/Lagos")).toBe("Lagos");
  expect(cityOf("America/Port_of_Spain")).toBe("Port of Spain");
  expect(cityOf("UTC")).toBe("UTC");
});
