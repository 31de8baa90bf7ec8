import { beforeEach, expect, test } from "vitest";
import type { Reading } from "../../../../../rooms/support/thread/ports.ts";
import { SeenBatch } from "../../../../../rooms/support/thread/seen-batch.ts";

let now: number;
let waits: { at: number; then: () => void }[];
let sent: (readonly Reading[])[];
let batch: SeenBatch;

function openBatch(everyMs: number): void {
  [now, waits, sent] = [1000, [], []];
  batch = new SeenBatch({
    everyMs: () => everyMs,
    now: () => now,
    wait: (ms, then) => void waits.push({ at: now + ms, then }),
    send: (readings) => void sent.push(readings),
  });
}
beforeEach(() => openBatch(2000));

function pass(ms: number): void {
  now += ms;
  const expired = waits.filter(({ at }) => at <= now);
  waits = waits.filter(({ at }) => at > now);
  for (const { then } of expired) then();
}

const reading = (memberId: string, after: number): Reading => ({ memberId, after });

test("THREAD-78 the first one who reads is sent at once, and those of the next two seconds together", () => {
  batch.add(reading("ada", 1));
  pass(0);
  batch.add(reading("tunde", 4));
  pass(500);
  batch.add(reading("bisi", 2));
  pass(1499);
  expect(sent).toEqual([[reading("ada", 1)]]);
  pass(1);
  expect(sent).toEqual([[reading("ada", 1)], [reading("tunde", 4), reading("bisi", 2)]]);
});

test("THREAD-78 a member who reads on counts once per batch, from where they began", () => {
  batch.add(reading("ada", 0));
  pass(0);
  for (const after of [3, 5, 4]) batch.add(reading("ada", after));
  pass(2000);
  expect(sent).toEqual([[reading("ada", 0)], [reading("ada", 3)]]);
});

test("THREAD-78 after two quiet seconds the next one is sent at once", () => {
  batch.add(reading("ada", 0));
  pass(0);
  pass(2000);
  batch.add(reading("ada", 7));
  pass(0);
  expect(sent).toHaveLength(2);
  pass(10_000);
  expect(sent).toHaveLength(2);
});

test("THREAD-78 a conversation sends everything at the end of the turn", () => {
  openBatch(0);
  batch.add(reading("ada", 0));
  pass(0);
  batch.add(reading("ada", 1));
  pass(0);
  expect(sent).toEqual([[reading("ada", 0)], [reading("ada", 1)]]);
});
