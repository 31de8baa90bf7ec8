import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Channel } from "../../../../schema/channel/api.ts";
import { channelTeller } from "../../../../server/channel/channel-teller.ts";

const rules = { isOpenToAll: false, today: () => "2026-11-20" };
const readers = ["ada", "tunde", "bisi"];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A teller whose channel has one more message each time that it is looked up; Bisi has no line open. */
function open() {
  const told: string[] = [];
  const warned: unknown[] = [];
  let [lookups, hold] = [0, Promise.resolve()];
  const execute = async (text: string, [first]: unknown[]) => {
    if (text.startsWith("select user_id from thread_readers")) return readers.map((user_id) => ({ user_id }));
    lookups += 1;
    const last_seq = String(lookups);
    await hold;
    return (first as string[]).map((viewer_id) => ({ viewer_id, role: "member", last_seq, read_seq: "0" }));
  };
  const lines = {
    onLine: (ids: readonly string[]) => ids.filter((id) => id !== "bisi"),
    tell: (memberId: string, { type, payload }: { type: string; payload: object }) =>
      void told.push(`${memberId} ${type === "channel" ? (payload as { channel: Channel }).channel.lastSeq : "gone"}`),
  };
  const database = { fork: () => ({ execute }), run: () => Promise.reject(new Error("away")) };
  const log = { warn: (...words: unknown[]) => void warned.push(words) };
  const rung: string[] = [];
  const teller = channelTeller(database as never, rules, {
    lines: () => lines as never,
    tellNotifications: (memberIds, what) => void rung.push(...memberIds.map((memberId) => `${memberId} ${what}`)),
    log: log as never,
  });
  const holding = (until: Promise<void>) => {
    hold = until;
  };
  return { teller, told, rung, warned, holding, lookups: () => lookups };
}

test("CHANNEL-13 many words in a second are told twice: at once, and together", async () => {
  const { teller, told, lookups } = open();
  await teller.tell("choir");
  expect(told).toEqual(["ada 1", "tunde 1"]);
  for (let at = 0; at < 20; at += 1) void teller.tell("choir", at % 2 ? undefined : ["ada"]);
  await vi.advanceTimersByTimeAsync(999);
  expect(lookups()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.slice(2)).toEqual(["ada 2", "tunde 2"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lookups()).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("CHANNEL-13 what concerns one alone is told to them alone, and one channel waits for no other", async () => {
  const { teller, told } = open();
  await teller.tell("choir", ["tunde"]);
  await teller.tell("quiz", ["ada"]);
  expect(told).toEqual(["tunde 1", "ada 2"]);
  void teller.tell("choir", ["ada"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told.slice(2)).toEqual(["ada 3"]);
});

test("CHANNEL-8 who left while it was looked up hears nothing more of it, and hears again once they are back", async () => {
  const { teller, told, rung, holding } = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  holding(promise);
  const telling = teller.tell("choir");
  await vi.advanceTimersByTimeAsync(0);
  teller.gone("choir", ["tunde"], "left");
  resolve();
  await telling;
  expect([told, rung]).toEqual([["tunde gone", "ada 1"], ["tunde read"]]);
  void teller.tell("choir");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told.slice(2)).toEqual(["ada 2", "tunde 2"]);
});

test("a database that is away is logged, and nothing is thrown", async () => {
  const { teller, told, warned, holding } = open();
  holding(Promise.reject(new Error("away")));
  await teller.tell("choir");
  await teller.roleLost("ada");
  expect([told, warned.length]).toEqual([[], 2]);
});
