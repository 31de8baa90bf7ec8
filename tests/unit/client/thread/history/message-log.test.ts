import fc from "fast-check";
import { expect, test } from "vitest";
import { contiguousEnd, hasGap, merge, mergeNew } from "../../../../../client/thread/history/message-log.ts";
import { messageAt, messagesAt } from "../../../../support/message.ts";

const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);

test("whatever order and however often messages come, each place is there once, in the server's order", () => {
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

test("the version that comes later wins, and what did not change is the same object", () => {
  const known = messagesAt(1, 3);
  const merged = merge(known, [messageAt(2, { content: "better", isEdited: true }), messageAt(3)]);
  expect(merged[1]?.content).toBe("better");
  expect(merged[2]).toBe(known[2]);
  expect(merge(merged, messagesAt(3, 3))).toBe(merged);
});

test("nothing brings back what was deleted", () => {
  const known = merge(messagesAt(1, 2), [messageAt(2, { content: "", isDeleted: true })]);
  expect(merge(known, messagesAt(2, 2))).toBe(known);
});

test("the edge is the last place before a hole, also where the hole comes first", () => {
  expect(contiguousEnd({ messages: messagesAt(4, 9), start: 3, hasOlder: true })).toBe(9);
  expect(contiguousEnd({ messages: [...messagesAt(4, 5), messageAt(8)], start: 3, hasOlder: true })).toBe(5);
  expect(contiguousEnd({ messages: messagesAt(2, 2), start: 0, hasOlder: false })).toBe(0);
  expect(hasGap({ messages: messagesAt(2, 2), start: 0, hasOlder: false })).toBe(true);
  expect(hasGap({ messages: [], start: 0, hasOlder: false })).toBe(false);
});

test("an edit above what is known is left for the page that brings its place", () => {
  const log = { messages: messagesAt(11, 12), start: 10, hasOlder: true };
  expect(seqs(mergeNew(log, [messageAt(3, { isEdited: true }), messageAt(13)]))).toEqual([11, 12, 13]);
});
