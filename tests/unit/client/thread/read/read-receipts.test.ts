import { beforeEach, describe, expect, test } from "vitest";
import { createReadReceipts, mentioningEditsKey } from "../../../../../client/thread/read/read-receipts.ts";
import type { Message } from "../../../../../schema/thread/message.ts";
import { createWaits } from "../../../../support/waits.ts";

let waits: ReturnType<typeof createWaits>;
beforeEach(() => {
  waits = createWaits();
});

describe("read receipts", () => {
  test("several seqs are sent as one, and never a lower one than before", () => {
    const sent: number[] = [];
    const receipts = createReadReceipts((seq) => sent.push(seq) > 0, waits.wait);
    for (const seq of [3, 5, 4]) receipts.markSeen(seq);
    waits.passes();
    receipts.markSeen(5);
    expect([sent, waits.pending()]).toEqual([[5], []]);
  });

  test("a new socket sends the last seq again", () => {
    const sent: number[] = [];
    let hasSocket = false;
    const receipts = createReadReceipts((seq) => hasSocket && sent.push(seq) > 0, waits.wait);
    receipts.markSeen(5);
    waits.passes();
    hasSocket = true;
    receipts.resend();
    receipts.resend();
    expect(sent).toEqual([5, 5]);
  });

  test("NOTICE-7 a seq is sent again, once, if an edit has mentioned the reader since", () => {
    const sent: number[] = [];
    const receipts = createReadReceipts((seq) => sent.push(seq) > 0, waits.wait);
    receipts.markSeen(5, "");
    waits.passes();
    for (const seq of [5, 4]) receipts.markSeen(seq, "3");
    waits.passes();
    receipts.markSeen(5, "3");
    expect([sent, waits.pending()]).toEqual([[5, 5], []]);
  });

  test("only edits of other members that mention the reader are counted", () => {
    const mentions = [{ memberId: "ada", displayName: "Ada" }];
    const edited = { senderId: "tunde", isEdited: true, mentions };
    const messages = [
      edited,
      { ...edited, isEdited: false },
      { ...edited, senderId: "ada" },
      { ...edited, mentions: [] },
      edited,
    ];
    const log = messages.map((message, at) => ({ ...message, seq: at + 1 }) as Message);
    expect(["ada", "sola"].map((memberId) => mentioningEditsKey(log, memberId))).toEqual(["1,5", ""]);
  });

  test("closing a thread sends the last seq at once", () => {
    const sent: number[] = [];
    const receipts = createReadReceipts((seq) => sent.push(seq) > 0, waits.wait);
    receipts.markSeen(5);
    receipts.stop();
    expect([sent, waits.pending()]).toEqual([[5], []]);
  });
});
