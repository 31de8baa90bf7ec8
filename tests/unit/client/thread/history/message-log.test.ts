import fc from "fast-check";
import { expect, test } from "vitest";
import { contiguousEnd, hasGap, merge, mergeNew } from "../../../../../client/thread/history/message-log.ts";
import { messageAt, messagesAt } from "../../../../support/chat/message.ts";

const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);

test("a log has each message once and sorted by seq, in whatever order and however often they arrive", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (batches) => {
      const merged = batches.reduce<ReturnType<typeof merge>>(
        (known, batch) =>
          merge(
            known,
            batch.map((seq) => messageAt(seq)),
          ),
        [],
      );
      expect(seqs(merged)).toEqual([...new Set(batches.flat())].sort((one, other) => one - other));
    }),
  );
});

test("the later version of a message wins, and unchanged messages stay the same object", () => {
  const known = messagesAt(1, 3);
  const merged = merge(known, [messageAt(2, { content: "better", isEdited: true }), messageAt(3)]);
  expect(merged[1]?.content).toBe("better");
  expect(merged[2]).toBe(known[2]);
  expect(merge(merged, messagesAt(3, 3))).toBe(merged);
});

test("a deleted message stays deleted when an earlier version arrives", () => {
  const known = merge(messagesAt(1, 2), [messageAt(2, { content: "", isDeleted: true })]);
  expect(merge(known, messagesAt(2, 2))).toBe(known);
});

test("the contiguous end is the last seq before the first gap, even if the list begins with the gap", () => {
  expect(contiguousEnd({ messages: messagesAt(4, 9), start: 3, hasOlder: true })).toBe(9);
  expect(contiguousEnd({ messages: [...messagesAt(4, 5), messageAt(8)], start: 3, hasOlder: true })).toBe(5);
  expect(contiguousEnd({ messages: messagesAt(2, 2), start: 0, hasOlder: false })).toBe(0);
  expect(hasGap({ messages: messagesAt(2, 2), start: 0, hasOlder: false })).toBe(true);
  expect(hasGap({ messages: [], start: 0, hasOlder: false })).toBe(false);
});

test("an edit of an older message that is not loaded is not added to the log", () => {
  const log = { messages: messagesAt(11, 12), start: 10, hasOlder: true };
  expect(seqs(mergeNew(log, [messageAt(3, { isEdited: true }), messageAt(13)]))).toEqual([11, 12, 13]);
});
