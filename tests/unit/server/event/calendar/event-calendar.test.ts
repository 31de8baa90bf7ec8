import { describe, expect, test } from "vitest";
import { calendarFeed, eventCalendar } from "../../../../../server/event/calendar/event-calendar.ts";
import { eventFixture } from "../../../../support/event/event-fixture.ts";

const context = {
  siteUrl: "https://a.example:8443",
  community: { name: "Lampstand, Lagos", timeZone: "Africa/Lagos" },
  now: new Date("2026-11-23T12:00:00Z"),
};
const calendarOf = (changes: Parameters<typeof eventFixture>[0] = {}) => eventCalendar(eventFixture(changes), context);
/** The lines as a calendar program reads them: folded ones joined. */
const linesOf = (calendar: string) => calendar.replaceAll("\r\n ", "").split("\r\n");
const lineOf = (calendar: string, name: string) =>
  linesOf(calendar)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe("EVENT-65 the calendar file of an event", () => {
  test("has its times in UTC, its place, its address and an id that never changes", () => {
    const calendar = calendarOf();
    expect(lineOf(calendar, "DTSTART")).toBe("20261204T180000Z");
    expect(lineOf(calendar, "DTEND")).toBe("20261204T200000Z");
    expect(lineOf(calendar, "LOCATION")).toBe("Church hall\\, Yaba");
    expect(lineOf(calendar, "UID")).toBe(`${eventFixture().eventId}@a.example`);
    expect(calendar).toContain(`https://a.example:8443/event/${eventFixture().eventId}`.slice(0, 40));
  });

  test("has a sequence that rises with the event's version", () => {
    expect([1, 2, 7].map((version) => lineOf(calendarOf({ version }), "SEQUENCE"))).toEqual(["0", "1", "6"]);
  });

  test("says whether the event is cancelled", () => {
    expect(lineOf(calendarOf(), "STATUS")).toBe("CONFIRMED");
    expect(lineOf(calendarOf({ isCancelled: true }), "STATUS")).toBe("CANCELLED");
  });

  test("gives an event without an end two hours", () => {
    expect(lineOf(calendarOf({ endDate: null }), "DTEND")).toBe("20261204T200000Z");
  });

  test("names the time zone before its first event", () => {
    const lines = linesOf(calendarOf());
    expect(lines.indexOf("X-WR-TIMEZONE:Africa/Lagos")).toBeGreaterThan(0);
    expect(lines.indexOf("X-WR-TIMEZONE:Africa/Lagos")).toBeLessThan(lines.indexOf("BEGIN:VEVENT"));
  });
});

describe("EVENT-65 texts in a calendar file", () => {
  const hostile = `<b>A, B; C\\</b>\r\nEND:VEVENT\nBEGIN:VEVENT\rUID:x ${"😀 مرحبا ọ̀ ".repeat(40)}\u0007`;

  test("stay text: markup, emoji, right-to-left script and line breaks end no line and begin no entry", () => {
    const calendar = calendarOf({ title: hostile, description: hostile, location: hostile });
    expect(linesOf(calendar).filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(linesOf(calendar).filter((line) => line.startsWith("UID:"))).toHaveLength(1);
    const title = lineOf(calendar, "SUMMARY");
    expect(title?.startsWith("<b>A\\, B\\; C\\\\</b>\\nEND:VEVENT\\nBEGIN:VEVENT\\nUID:x 😀 مرحبا ọ̀")).toBe(true);
    expect(calendar).not.toContain("\u0007");
  });

  test("are folded into lines of at most 75 bytes, each ended by CRLF, and no character is cut", () => {
    const calendar = calendarOf({ title: hostile, description: hostile });
    for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n\ufffd]/);
    expect(Buffer.from(calendar).toString()).toBe(calendar);
  });
});

test("EVENT-66 a calendar file names no attendee and nothing of a ticket", () => {
  expect(calendarOf({ ticketPriceKobo: 250_000 })).not.toMatch(/ATTENDEE|ORGANIZER|reference|ticket/i);
});

test("EVENT-67 the feed has the community's name and one entry for each event, cancelled ones included", () => {
  const ids = ["0198c0de-0000-7000-8000-000000000001", "0198c0de-0000-7000-8000-000000000002"];
  const feed = calendarFeed(
    ids.map((eventId, index) => eventFixture({ eventId, isCancelled: index === 1 })),
    context,
  );
  expect(lineOf(feed, "X-WR-CALNAME")).toBe("Lampstand\\, Lagos");
  expect(linesOf(feed).filter((line) => line.startsWith("UID:"))).toEqual(ids.map((id) => `UID:${id}@a.example`));
  expect(linesOf(feed).filter((line) => line.startsWith("STATUS:"))).toEqual(["STATUS:CONFIRMED", "STATUS:CANCELLED"]);
});

test("EVENT-67 a feed without events is still a calendar", () => {
  const lines = linesOf(calendarFeed([], context));
  expect([lines[0], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
});
