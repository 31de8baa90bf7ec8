import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "../../../../../server/platform/async/repeat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("repeat starts the next run some time after the last one ended, so that runs never overlap", async () => {
  const endings: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => endings.push(resolve)));
  const stop = repeat(100, work);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  endings[0]?.();
  await vi.advanceTimersByTimeAsync(99);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  endings[1]?.();
  await stop();
});

test("stopping a repeat prevents further runs and waits for the current one", async () => {
  let end = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = repeat(100, work);
  await vi.advanceTimersByTimeAsync(100);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  end();
  await stopping;
  expect(isStopped).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledOnce();
});

test("a repeat that is stopped before its first run never runs", async () => {
  const work = vi.fn(async () => {});
  await repeat(100, work)();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
