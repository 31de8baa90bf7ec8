import { expect, test } from "vitest";
import { nextEvening } from "../../../../client/site/program/next-evening.ts";
import { whenText } from "../../../../client/site/program/tonight-text.ts";

/** What is announced at this time in UTC. Lagos is one hour ahead. */
function announced(utc: string, timeZone = "Africa/Lagos") {
  const next = nextEvening(new Date(utc), timeZone);
  return `${next.evening.name}: ${whenText(next, "Lagos")}`;
}

test.each([
  ["2026-11-23T06:00:00Z", "Career Mondays: Tonight 7:00 PM, Lagos time"],
  ["2026-11-23T17:59:00Z", "Career Mondays: Tonight 7:00 PM, Lagos time"],
  ["2026-11-23T18:00:00Z", "Career Mondays: On now, Lagos time"],
  ["2026-11-23T20:00:00Z", "Truth Tuesdays: Tomorrow 7:00 PM, Lagos time"],
  ["2026-11-26T12:00:00Z", "Fun Fridays: Tomorrow 8:00 PM, Lagos time"],
  ["2026-11-25T21:30:00Z", "Fun Fridays: Friday 8:00 PM, Lagos time"],
  ["2026-11-28T21:00:00Z", "Career Mondays: Monday 7:00 PM, Lagos time"],
])("HOME-3 at %s the home page announces %s", (utc, text) => {
  expect(announced(utc)).toBe(text);
});

test("HOME-3 the day is the community's, not the reader's and not that of UTC", () => {
  expect(announced("2026-11-22T23:30:00Z", "Africa/Lagos")).toContain("Career Mondays: Tonight");
  expect(announced("2026-11-22T23:30:00Z", "America/New_York")).toContain("Career Mondays: Tomorrow");
});
