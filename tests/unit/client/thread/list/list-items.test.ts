import { describe, expect, test } from "vitest";
import { dayNamer, listItemsOf } from "../../../../../client/thread/list/list-items.ts";
import { messageAt, messagesAt } from "../../../../support/chat/message.ts";

const minute = 60_000;
const now = Date.UTC(2026, 10, 21, 9, 30);
const lagos = { now, timeZone: "Africa/Lagos" };
const at = (seq: number, createdAt: number, senderId = "ada") => messageAt(seq, { createdAt, senderId });

/** The items as text: "[Today] 1* 2. new 3*.". A star marks the first message of a group, a dot the last one. */
const summary = (...input: Parameters<typeof listItemsOf>) =>
  listItemsOf(...input)
    .map((item) => {
      if (item.kind === "day") return `[${item.label}]`;
      if (item.kind === "new") return "new";
      return `${item.message.seq}${item.isFirst ? "*" : ""}${item.isLast ? "." : ""}`;
    })
    .join(" ");

describe("the list of a thread", () => {
  test("messages of one sender form a group until someone else writes or five minutes pass", () => {
    const messages = [
      at(1, now),
      at(2, now + minute),
      at(3, now + 2 * minute, "bola"),
      at(4, now + 9 * minute, "bola"),
    ];
    expect(summary(messages, null, lagos)).toBe("[Today] 1* 2. 3*. 4*.");
  });

  test("each day has one heading, and starts a new group of messages", () => {
    const midnight = Date.UTC(2026, 10, 20, 23);
    expect(summary([at(1, midnight - minute), at(2, midnight + minute)], null, lagos)).toBe(
      "[Yesterday] 1*. [Today] 2*.",
    );
  });

  test("the first unread message follows the divider and shows its sender", () => {
    expect(summary(messagesAt(1, 3), 3, lagos)).toBe("[Yesterday] 1* 2. new 3*.");
  });

  test("a thread without messages has no list items", () => expect(listItemsOf([], null, lagos)).toEqual([]));
});

describe("the names of days", () => {
  const name = dayNamer(lagos);
  test.each([
    [now, "Today"],
    [Date.UTC(2026, 10, 19, 23, 30), "Yesterday"],
    [Date.UTC(2026, 10, 19, 22, 30), "Thursday 19 November"],
    [Date.UTC(2025, 11, 25, 12), "25 December 2025"],
  ])("the day of %i is named %s", (time, label) => expect(name(time)).toBe(label));

  test('the previous day is named "Yesterday", even if it had 25 hours', () => {
    // Clocks went back an hour in New York on 1 November 2026.
    const late = dayNamer({ now: Date.parse("2026-11-02T00:30:00-05:00"), timeZone: "America/New_York" });
    expect(late(Date.parse("2026-11-01T00:15:00-04:00"))).toBe("Yesterday");
    expect(late(Date.parse("2026-10-31T23:45:00-04:00"))).toBe("Saturday 31 October");
  });
});
