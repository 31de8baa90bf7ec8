import { beforeEach, describe, expect, test } from "vitest";
import { createReadReceipts } from "../../../../../client/thread/read/read-receipts.ts";
import { editsNaming } from "../../../../../client/thread/read/use-read-tracking.ts";
import type { Message } from "../../../../../schema/thread/message.ts";
import { createWaits } from "../../../../support/waits.ts";

let waits: ReturnType<typeof createWaits>;
beforeEach(() => {
  waits = createWaits();
});

describe("reading", () => {
  test("a burst is told once, and only ever forwards", () => {
    const told: number[] = [];
    const reader = createReadReceipts((seq) => told.push(seq) > 0, waits.wait);
    for (const seq of [3, 5, 4]) reader.seen(seq);
    waits.passes();
    reader.seen(5);
    expect([told, waits.pending()]).toEqual([[5], []]);
  });

  test("what was told to a socket that broke is sent again over the next one", () => {
    const told: number[] = [];
    let hasWire = false;
    const reader = createReadReceipts((seq) => hasWire && told.push(seq) > 0, waits.wait);
    reader.seen(5);
    waits.passes();
    hasWire = true;
    reader.again();
    reader.again();
    expect(told).toEqual([5, 5]);
  });

  test("NOTICE-7 a place that was told is told again, once, where an edit named the reader since", () => {
    const told: number[] = [];
    const reader = createReadReceipts((seq) => told.push(seq) > 0, waits.wait);
    reader.seen(5, "");
    waits.passes();
    for (const seq of [5, 4]) reader.seen(seq, "3");
    waits.passes();
    reader.seen(5, "3");
    expect([told, waits.pending()]).toEqual([[5, 5], []]);
  });

  test("an edit names the reader where another member's words mean them now", () => {
    const mentions = [{ memberId: "ada", displayName: "Ada" }];
    const said = { senderId: "tunde", isEdited: true, mentions };
    const messages = [
      said,
      { ...said, isEdited: false },
      { ...said, senderId: "ada" },
      { ...said, mentions: [] },
      said,
    ];
    const log = messages.map((message, at) => ({ ...message, seq: at + 1 }) as Message);
    expect(["ada", "sola"].map((memberId) => editsNaming(log, memberId))).toEqual(["1,5", ""]);
  });

  test("closing tells what was seen last", () => {
    const told: number[] = [];
    const reader = createReadReceipts((seq) => told.push(seq) > 0, waits.wait);
    reader.seen(5);
    reader.stop();
    expect([told, waits.pending()]).toEqual([[5], []]);
  });
});
