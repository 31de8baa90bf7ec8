import { describe, expect, test } from "vitest";
import { dayNamer, listItemsOf } from "../../../../../client/thread/list/list-items.ts";
import { messageAt, messagesAt } from "../../../../support/message.ts";

const minute = 60_000;
const now = Date.UTC(2026, 10, 21, 9, 30);
const lagos = { now, timeZone: "Africa/Lagos" };
const at = (seq: number, createdAt: number, senderId = "ada") => messageAt(seq, { createdAt, senderId });

/** "[Today] 1* 2. new 3*.": a star marks the first message of a group, a dot the last. */
const drawing = (...input: Parameters<typeof listItemsOf>) =>
  listItemsOf(...input)
    .map((entry) => {
      if (entry.kind === "day") return `[${entry.label}]`;
      if (entry.kind === "new") return "new";
      return `${entry.message.seq}${entry.isFirst ? "*" : ""}${entry.isLast ? "." : ""}`;
    })
    .join(" ");

describe("the list of a thread", () => {
  test("consecutive messages of one person form a group; a longer pause than five minutes starts another", () => {
    const messages = [
      at(1, now),
      at(2, now + minute),
      at(3, now + 2 * minute, "bola"),
      at(4, now + 9 * minute, "bola"),
    ];
    expect(drawing(messages, null, lagos)).toBe("[Today] 1* 2. 3*. 4*.");
  });

  test("each day is named once, and a new day begins a new group", () => {
    const midnight = Date.UTC(2026, 10, 20, 23);
    expect(drawing([at(1, midnight - minute), at(2, midnight + minute)], null, lagos)).toBe(
      "[Yesterday] 1*. [Today] 2*.",
    );
  });

  test("the first unread message follows the divider and shows its sender", () => {
    expect(drawing(messagesAt(1, 3), 3, lagos)).toBe("[Yesterday] 1* 2. new 3*.");
  });

  test("an empty thread has no lines", () => expect(listItemsOf([], null, lagos)).toEqual([]));
});

describe("the names of days", () => {
  const name = dayNamer(lagos);
  test.each([
    [now, "Today"],
    [Date.UTC(2026, 10, 19, 23, 30), "Yesterday"],
    [Date.UTC(2026, 10, 19, 22, 30), "Thursday 19 November"],
    [Date.UTC(2025, 11, 25, 12), "25 December 2025"],
  ])("%i is %s", (time, label) => expect(name(time)).toBe(label));

  test('the day before is "Yesterday", even when it had 25 hours', () => {
    // Clocks went back an hour in New York on 1 November 2026.
    const late = dayNamer({ now: Date.parse("2026-11-02T00:30:00-05:00"), timeZone: "America/New_York" });
    expect(late(Date.parse("2026-11-01T00:15:00-04:00"))).toBe("Yesterday");
    expect(late(Date.parse("2026-10-31T23:45:00-04:00"))).toBe("Saturday 31 October");
  });
});
