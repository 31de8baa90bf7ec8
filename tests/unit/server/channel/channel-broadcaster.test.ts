import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Channel } from "../../../../schema/channel/api.ts";
import { channelBroadcaster } from "../../../../server/channel/channel-broadcaster.ts";

const policy = { isOpenToAll: false, today: () => "2026-11-20" };
const readers = ["ada", "tunde", "bisi"];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A broadcaster whose channel has one more message each time that it is looked up; Bisi is not connected. */
function open() {
  const sent: string[] = [];
  const warned: unknown[] = [];
  let [lookups, hold] = [0, Promise.resolve()];
  const run = async ({ name }: { name: string }, [, members]: unknown[]) => {
    if (name === "thread-readers") return readers.map((user_id) => ({ user_id }));
    if (name !== "channel-views") throw new Error("away");
    lookups += 1;
    const last_seq = String(lookups);
    await hold;
    const channel = {
      role: "member",
      last_seq,
      read_seq: "0",
      supervisors: [],
      quiet_from: null,
      slow_seconds: 0,
      pin_revisions: [],
    };
    return (members as string[]).map((viewer_id) => ({ viewer_id, ...channel }));
  };
  const rooms = {
    connectedHere: async (ids: readonly string[]) => ids.filter((id) => id !== "bisi"),
    send: async (memberId: string, { type, payload }: { type: string; payload: object }) =>
      void sent.push(`${memberId} ${type === "channel" ? (payload as { channel: Channel }).channel.lastSeq : "gone"}`),
  };
  const log = { warn: (...words: unknown[]) => void warned.push(words) };
  const broadcaster = channelBroadcaster({ run } as never, policy, {
    rooms: () => rooms,
    log: log as never,
    others: null,
  });
  const holding = (until: Promise<void>) => {
    hold = until;
  };
  return { broadcaster, sent, warned, holding, lookups: () => lookups };
}

test("CHANNEL-13 many messages in a second cause two updates: the first at once, the rest together", async () => {
  const { broadcaster, sent, lookups } = open();
  await broadcaster.broadcast("choir");
  expect(sent).toEqual(["ada 1", "tunde 1"]);
  for (let at = 0; at < 20; at += 1) void broadcaster.broadcast("choir", at % 2 ? undefined : ["ada"]);
  await vi.advanceTimersByTimeAsync(999);
  expect(lookups()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.slice(2)).toEqual(["ada 2", "tunde 2"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lookups()).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("CHANNEL-13 an update for one member is sent only to them, and channels don't wait for each other", async () => {
  const { broadcaster, sent } = open();
  await broadcaster.broadcast("choir", ["tunde"]);
  await broadcaster.broadcast("quiz", ["ada"]);
  expect(sent).toEqual(["tunde 1", "ada 2"]);
  void broadcaster.broadcast("choir", ["ada"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.slice(2)).toEqual(["ada 3"]);
});

test("CHANNEL-8 a member who leaves during the lookup receives no updates until they return", async () => {
  const { broadcaster, sent, holding } = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  holding(promise);
  const telling = broadcaster.broadcast("choir");
  await vi.advanceTimersByTimeAsync(0);
  void broadcaster.membersLeft("choir", ["tunde"], "left");
  resolve();
  await telling;
  expect(sent).toEqual(["tunde gone", "ada 1"]);
  void broadcaster.broadcast("choir");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.slice(2)).toEqual(["ada 2", "tunde 2"]);
});

test("a broadcast logs a database failure and doesn't throw", async () => {
  const { broadcaster, sent, warned, holding } = open();
  holding(Promise.reject(new Error("away")));
  await broadcaster.broadcast("choir");
  await broadcaster.roleLost("ada");
  expect([sent, warned.length]).toEqual([[], 2]);
});
