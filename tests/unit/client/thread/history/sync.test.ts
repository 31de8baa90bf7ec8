import { beforeEach, expect, test } from "vitest";
import { ApiError } from "../../../../../client/net/http/api-error.ts";
import { createSync, type Sync, type SyncState } from "../../../../../client/thread/history/sync.ts";
import { createWaits } from "../../../../support/waits.ts";

let requested: boolean[];
let answers: (() => Promise<void>)[];
let states: SyncState[];
let waits: ReturnType<typeof createWaits>;
let sync: Sync;

const fails = (code: "network/unreachable" | "chat/not-found") => async () => {
  throw new ApiError(code);
};

beforeEach(() => {
  [requested, answers, states, waits] = [[], [], [], createWaits()];
  sync = createSync({
    async catchUp({ refetchNewest }) {
      requested.push(refetchNewest);
      await answers.shift()?.();
    },
    onChange: (state) => states.push(state),
    wait: waits.wait,
    random: () => 1,
  });
});

test("a catch-up that fails after the thread was closed is not retried, and shows nothing", async () => {
  let fail = () => {};
  answers = [() => new Promise((_, reject) => (fail = () => reject(new ApiError("network/unreachable"))))];
  const request = sync.request();
  sync.stop();
  fail();
  await request;
  expect([waits.pending(), states]).toEqual([[], []]);
  await sync.request();
  expect(states).toEqual([{ kind: "ready" }]);
});

test("requests during a catch-up are combined into one, which refetches if any of them asks for it", async () => {
  const first = sync.request();
  void sync.request({ refetchNewest: true });
  void sync.request();
  await first;
  expect(requested).toEqual([false, true]);
  expect(states.at(-1)).toEqual({ kind: "ready" });
});

test("a catch-up that fails for a passing reason is retried with the same options", async () => {
  answers = [fails("network/unreachable")];
  await sync.request({ refetchNewest: true });
  expect(states).toEqual([{ kind: "failed", code: "network/unreachable" }]);
  waits.passes();
  await expect.poll(() => states.at(-1)).toEqual({ kind: "ready" });
  expect(requested).toEqual([true, true]);
});

test("a later failure keeps the loaded page, and is retried", async () => {
  await sync.request();
  answers = [fails("network/unreachable")];
  await sync.request();
  expect(states).toEqual([{ kind: "ready" }]);
  expect(waits.pending()).toHaveLength(1);
});

test("a catch-up that fails for a permanent reason is not retried", async () => {
  answers = [fails("chat/not-found")];
  await sync.request();
  expect(states).toEqual([{ kind: "failed", code: "chat/not-found" }]);
  expect(waits.pending()).toEqual([]);
});
