import { describe, expect, test } from "vitest";
import { type Repetition, repeatedTimes } from "../../../schema/event/repetition.ts";
import { localText, localTime } from "../../../schema/local-time.ts";

const LAGOS = "Africa/Lagos";

/** The new times of an event that begins then, seen at its beginning, as its community's clocks show them. */
function timesOf(start: string, repetition: Partial<Repetition>, { timeZone = LAGOS, now = start, end = "" } = {}) {
  const event = {
    eventDate: localTime(start, timeZone),
    endDate: end === "" ? null : localTime(end, timeZone),
  };
  const whole = { rhythm: "week", count: 12, lastDay: null, ...repetition } as const;
  return repeatedTimes(event, whole, { timeZone, now: localTime(now, timeZone) });
}
const starts = (...args: Parameters<typeof timesOf>) =>
  timesOf(...args).map(({ eventDate }) => localText(eventDate, args[2]?.timeZone ?? LAGOS));

describe("EVENT-136 when an event is repeated", () => {
  test.each([
    ["week", ["2026-12-11T19:00", "2026-12-18T19:00", "2026-12-25T19:00"]],
    ["two-weeks", ["2026-12-18T19:00", "2027-01-01T19:00", "2027-01-15T19:00"]],
    // The first Friday of each month.
    ["month", ["2027-01-01T19:00", "2027-02-05T19:00", "2027-03-05T19:00"]],
  ] as const)("EVENT-136 each %s has these dates", (rhythm, dates) => {
    expect(starts("2026-12-04T19:00", { rhythm, count: 3 })).toEqual(dates);
  });

  test("EVENT-136 what is on a fifth Friday is on the last Friday of the other months", () => {
    expect(starts("2027-01-29T19:00", { rhythm: "month", count: 4 })).toEqual([
      "2027-02-26T19:00",
      "2027-03-26T19:00",
      "2027-04-30T19:00",
      "2027-05-28T19:00",
    ]);
  });

  test("EVENT-136 the last day counts itself, also just before midnight", () => {
    const lastDay = "2026-12-18";
    expect(starts("2026-12-04T23:30", { lastDay })).toEqual(["2026-12-11T23:30", "2026-12-18T23:30"]);
    expect(starts("2026-12-04T23:30", { lastDay: "2026-12-10" })).toEqual([]);
  });

  test("EVENT-136 dates that have passed are left out, of a recent and of a very old event", () => {
    expect(starts("2026-12-04T19:00", { count: 1 }, { now: "2026-12-18T19:00" })).toEqual(["2026-12-25T19:00"]);
    expect(starts("1990-01-01T08:00", { rhythm: "month", count: 2 }, { now: "2026-12-04T19:00" })).toEqual([
      "2026-12-07T08:00",
      "2027-01-04T08:00",
    ]);
  });

  test("EVENT-136 the clocks stay the same when they are put forward, for the beginning and the end", () => {
    const options = { timeZone: "Europe/London", end: "2027-03-21T01:15" };
    const [next] = timesOf("2027-03-20T19:00", { count: 1 }, options);
    expect(localText(next?.eventDate ?? 0, "Europe/London")).toBe("2027-03-27T19:00");
    const [spring] = timesOf("2027-03-24T19:00", { count: 1 }, { ...options, end: "2027-03-24T21:00" });
    expect(localText(spring?.eventDate ?? 0, "Europe/London")).toBe("2027-03-31T19:00");
    expect(localText(spring?.endDate ?? 0, "Europe/London")).toBe("2027-03-31T21:00");
  });

  test("EVENT-131 a day far away does not make more events than were asked for", () => {
    expect(starts("2026-12-04T19:00", { count: 12, lastDay: "2027-12-31" })).toHaveLength(12);
  });
});
