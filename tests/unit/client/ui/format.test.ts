import { expect, test } from "vitest";
import {
  countOf,
  formatClockTime,
  formatDay,
  formatMonth,
  listOf,
  pluralOf,
} from "../../../../client/ui/format/format.ts";

test("countOf writes the noun in the singular for 1 and in the plural otherwise", () => {
  expect([0, 1, 2].map((count) => countOf(count, "member"))).toEqual(["0 members", "1 member", "2 members"]);
  expect(countOf(2, "person", "people")).toBe("2 people");
  expect(pluralOf(1, "safeguarding lead")).toBe("safeguarding lead");
});

test("listOf joins names as in a sentence: Ada, Chidi and Tunde", () => {
  expect(listOf(["Ada"])).toBe("Ada");
  expect(listOf(["Ada", "Chidi", "Tunde"])).toBe("Ada, Chidi and Tunde");
});

test("times and days are written the British way, with a 12-hour clock", () => {
  const evening = new Date(2026, 10, 21, 19, 5).getTime();
  const pastMidnight = new Date(2026, 10, 21, 0, 5).getTime();
  expect(formatClockTime(evening)).toBe("7:05 PM");
  expect(formatClockTime(pastMidnight)).toBe("12:05 AM");
  expect(formatDay(evening)).toBe("21 Nov");
  expect(formatMonth(evening)).toBe("Nov 2026");
});
