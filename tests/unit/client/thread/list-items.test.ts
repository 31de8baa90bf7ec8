import { describe, expect, test } from "vitest";
import { dayNamer, listItemsOf } from "../../../../client/thread/list-items.ts";
import { messageAt, messagesAt } from "../../../support/message.ts";

const minute = 60_000;
const now = Date.UTC(2026, 10, 21, 9, 30);
const lagos = { now, timeZone: "Africa/Lagos" };
const at = (seq: number, createdAt: number, senderId = "ada") => messageAt(seq, { createdAt, senderId });

/** "[Today] 1* 2. new 3*.": the star is where somebody begins to speak, the dot where they end. */
const drawn = (...input: Parameters<typeof listItemsOf>) =>
  listItemsOf(...input)
    .map((entry) => {
      if (entry.kind === "day") return `[${entry.label}]`;
      if (entry.kind === "new") return "new";
      return `${entry.message.seq}${entry.isFirst ? "*" : ""}${entry.isLast ? "." : ""}`;
    })
    .join(" ");

describe("the list of a thread", () => {
  test("what one person says in a row is one group; a pause of five minutes begins another", () => {
    const messages = [
      at(1, now),
      at(2, now + minute),
      at(3, now + 2 * minute, "bola"),
      at(4, now + 9 * minute, "bola"),
    ];
    expect(drawn(messages, null, lagos)).toBe("[Today] 1* 2. 3*. 4*.");
  });

  test("each day is named once, and a new day begins a new group", () => {
    const midnight = Date.UTC(2026, 10, 20, 23);
    expect(drawn([at(1, midnight - minute), at(2, midnight + minute)], null, lagos)).toBe(
      "[Yesterday] 1*. [Today] 2*.",
    );
  });

  test("the first unread message stands under its divider and says who speaks", () => {
    expect(drawn(messagesAt(1, 3), 3, lagos)).toBe("[Yesterday] 1* 2. new 3*.");
  });

  test("an empty thread has no lines", () => expect(listItemsOf([], null, lagos)).toEqual([]));
});

describe("the names of days", () => {
  const name = dayNamer(lagos);
  test.each([
    [now, "Today"],
    [Date.UTC(2026, 10, 19, 23, 30), "Yesterday"],
    [Date.UTC(2026, 10, 19, 22, 30), "Thursday, November 19"],
    [Date.UTC(2025, 11, 25, 12), "December 25, 2025"],
  ])("%i", (time, words) => expect(name(time)).toBe(words));

  test("yesterday is yesterday, however many hours it had", () => {
    // Clocks went back an hour in New York on 1 November 2026.
    const late = dayNamer({ now: Date.parse("2026-11-02T00:30:00-05:00"), timeZone: "America/New_York" });
    expect(late(Date.parse("2026-11-01T00:15:00-04:00"))).toBe("Yesterday");
    expect(late(Date.parse("2026-10-31T23:45:00-04:00"))).toBe("Saturday, October 31");
  });
});
