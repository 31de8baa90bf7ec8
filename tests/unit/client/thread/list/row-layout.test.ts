import { describe, expect, test } from "vitest";
import type { ListRow } from "../../../../../client/thread/list/list-rows.ts";
import {
  anchorAt,
  firstBelow,
  layoutRows,
  rowsToRender,
  scrollTopFor,
} from "../../../../../client/thread/list/row-layout.ts";
import { messageAt } from "../../../../support/chat/message.ts";

const row = (seq: number): ListRow => ({
  kind: "message",
  key: `message-${seq}`,
  message: messageAt(seq),
  isFirst: false,
  isLast: false,
});
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => row(from + index));
/** Every row is 92 px high, so that one stands 100 px below the other. */
const heights = (list: readonly ListRow[]) => new Map(list.map(({ key }) => [key, 92]));
const layoutOf = (list: readonly ListRow[], origin = 0) => layoutRows(list, heights(list), origin);

describe("the layout of the rows", () => {
  test("stacks measured rows with a gap, and counts no gap after the last", () => {
    const layout = layoutOf(rows(1, 3));
    expect(layout.starts).toEqual([0, 100, 200, 300]);
    expect(layout.total).toBe(292);
    expect(layoutRows([], new Map(), 0).total).toBe(0);
  });

  test("estimates a row that is not measured: a longer text is higher", () => {
    const [short, long] = [row(1), row(2)];
    if (long?.kind === "message") long.message = messageAt(2, { content: "a lamp on a stand ".repeat(20) });
    const { starts } = layoutRows([short, long] as ListRow[], new Map(), 0);
    expect((starts[2] ?? 0) - (starts[1] ?? 0)).toBeGreaterThan(starts[1] ?? 0);
  });

  test("finds the first row below a place, also in a gap, before the first row and after the last", () => {
    const layout = layoutOf(rows(1, 3));
    expect([-50, 0, 91, 92, 99, 250, 900].map((place) => firstBelow(layout, place))).toEqual([0, 0, 0, 1, 1, 2, 3]);
  });

  test("renders the rows between two places and those that are kept, in their order", () => {
    const layout = layoutOf(rows(1, 50));
    expect(rowsToRender(layout, 1_010, 1_290, ["message-1", "message-50", "gone"])).toEqual([0, 10, 11, 12, 49]);
  });
});

describe("the place in the list", () => {
  test("stays when older messages arrive above", () => {
    const anchor = anchorAt(layoutOf(rows(101, 200)), 250);
    expect(anchor).toEqual({ key: "message-103", offset: -50 });
    expect(scrollTopFor(layoutOf(rows(1, 200)), anchor, 250, 700)).toBe(10_250);
  });

  test("stays when a row above grows, and when a divider appears above", () => {
    const list = rows(1, 100);
    const anchor = anchorAt(layoutOf(list), 2_000);
    const grown = layoutRows(list, heights(list).set("message-2", 132), 0);
    expect(scrollTopFor(grown, anchor, 2_000, 700)).toBe(2_040);
    const divided = layoutOf([{ kind: "day", key: "day-1", label: "Today" }, ...list]);
    expect(scrollTopFor(divided, anchor, 2_000, 700)).toBe(2_100);
  });

  test("is held by a message, never by a divider or the button for older messages", () => {
    const layout = layoutOf([{ kind: "older", key: "older" }, { kind: "new", key: "new" }, ...rows(5, 9)]);
    expect(anchorAt(layout, 0)).toEqual({ key: "message-5", offset: 200 });
    expect(anchorAt(layoutOf([{ kind: "new", key: "new" }]), 0)).toBeUndefined();
  });

  test("at the end follows the end; a row that is gone leaves the scroll position as it is", () => {
    const layout = layoutOf(rows(1, 10));
    expect(scrollTopFor(layout, "end", 0, 300)).toBe(692);
    expect(scrollTopFor(layout, { key: "gone", offset: 0 }, 120, 300)).toBe(120);
  });

  test("never leaves the list", () => {
    const layout = layoutOf(rows(1, 10));
    expect(scrollTopFor(layout, { key: "message-1", offset: 500 }, 0, 300)).toBe(0);
    expect(scrollTopFor(layout, { key: "message-10", offset: 0 }, 0, 300)).toBe(692);
    expect(scrollTopFor(layoutOf(rows(1, 2)), "end", 0, 300)).toBe(0);
  });
});
