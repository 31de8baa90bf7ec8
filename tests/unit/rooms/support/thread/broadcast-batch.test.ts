import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { BroadcastBatch, newest } from "../../../../../rooms/support/thread/broadcast-batch.ts";

interface Item {
  seq: number;
  version?: number;
  content?: string;
}

let now: number;
let waits: { at: number; then: () => void }[];
let sent: (readonly Item[])[];
let batch: BroadcastBatch<Item>;

beforeEach(() => {
  [now, waits, sent] = [1000, [], []];
  batch = new BroadcastBatch<Item>({
    now: () => now,
    wait: (ms, then) => void waits.push({ at: now + ms, then }),
    join: newest,
    send: (items) => void sent.push(items),
  });
});

function pass(ms: number): void {
  now += ms;
  const expired = waits.filter(({ at }) => at <= now);
  waits = waits.filter(({ at }) => at > now);
  for (const { then } of expired) then();
}

const item = (seq: number, content = ""): Item => ({ seq, content });

test("THREAD-4 a quiet thread sends messages at once", () => {
  batch.add(item(1));
  pass(0);
  expect(sent).toEqual([[item(1)]]);
  pass(50);
  batch.add(item(2));
  pass(0);
  expect(sent).toHaveLength(2);
});

test("THREAD-4 a busy thread sends messages together, within 50 ms of the last batch", () => {
  batch.add(item(1));
  pass(0);
  for (const seq of [2, 3, 4]) {
    pass(10);
    batch.add(item(seq));
  }
  pass(9);
  expect(sent).toHaveLength(1);
  pass(1);
  expect(sent).toEqual([[item(1)], [item(2), item(3), item(4)]]);
  expect(waits).toEqual([]);
});

test("THREAD-3 messages are sent in the order of their seqs, each in its newest version", () => {
  batch.add(item(3));
  batch.add(item(2, "as written"));
  batch.add(item(2, "as edited"));
  pass(0);
  expect(sent).toEqual([[item(2, "as edited"), item(3)]]);
});

test("THREAD-12 the highest version of each message is sent, in any order of arrival", async () => {
  const versions = fc.uniqueArray(fc.record({ seq: fc.integer({ min: 1, max: 4 }), version: fc.nat({ max: 6 }) }), {
    selector: ({ seq, version }) => `${seq} ${version}`,
    minLength: 1,
  });
  await fc.assert(
    fc.asyncProperty(versions, async (items) => {
      const delivered: Item[] = [];
      const each = new BroadcastBatch<Item>({
        now: () => 0,
        wait: (_ms, then) => queueMicrotask(then),
        join: newest,
        send: (all) => void delivered.push(...all),
      });
      for (const { seq, version } of items) each.add(version === 0 ? { seq } : { seq, version });
      await Promise.resolve();
      const highest = new Map<number, number>();
      for (const { seq, version } of items) highest.set(seq, Math.max(highest.get(seq) ?? 0, version));
      const expected = [...highest].sort(([a], [b]) => a - b);
      expect(delivered.map(({ seq, version = 0 }) => [seq, version])).toEqual(expected);
    }),
  );
});
