import { describe, expect, test } from "vitest";
import { listItemsOf } from "../../../../../client/thread/list/list-items.ts";
import {
  estimatedHeight,
  type ListRow,
  listRowsOf,
  openingKeyOf,
} from "../../../../../client/thread/list/list-rows.ts";
import { messageAt, messagesAt } from "../../../../support/chat/message.ts";

const calendar = { now: Date.UTC(2026, 10, 21, 9, 30), timeZone: "Africa/Lagos" };
const rowsOf = (firstUnread: number | null, hasOlder: boolean) =>
  listRowsOf(listItemsOf(messagesAt(5, 7), firstUnread, calendar), [], hasOlder);
const keys = (rows: readonly ListRow[]) => rows.map(({ key }) => key);

describe("the rows of a list", () => {
  test("begin with their dividers if there are no older messages", () => {
    expect(keys(rowsOf(5, false))).toEqual(["day-5", "new-5", "message-5", "message-6", "message-7"]);
  });

  test("begin with a message while there are older ones, which the dividers may move above", () => {
    expect(keys(rowsOf(5, true))).toEqual(["message-5", "message-6", "message-7"]);
    expect(keys(rowsOf(6, true))).toEqual(["message-5", "new-6", "message-6", "message-7"]);
  });

  test("a longer text is estimated to be higher", () => {
    const row = (content: string): ListRow => ({
      kind: "message",
      key: "message-1",
      message: messageAt(1, { content }),
      isFirst: false,
      isLast: false,
    });
    expect(estimatedHeight(row("a lamp on a stand ".repeat(20)))).toBeGreaterThan(estimatedHeight(row("a lamp")));
  });
});

describe("a list opens", () => {
  test("at the divider of new messages", () => expect(openingKeyOf(rowsOf(6, true), 6)).toBe("new-6"));

  test("at the first new message if its divider is left out", () =>
    expect(openingKeyOf(rowsOf(5, true), 5)).toBe("message-5"));

  test("at its end if nothing is new", () => expect(openingKeyOf(rowsOf(null, true), null)).toBeUndefined());
});
