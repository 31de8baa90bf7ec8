import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampled } from "../../../../../server/platform/monitoring/sampled.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("several gauges and scrapes share one reading until it is two seconds old", async () => {
  const read = vi.fn(async () => "read");
  const sample = sampled(read);
  expect(await Promise.all([sample(), sample()])).toEqual(["read", "read"]);
  vi.advanceTimersByTime(1_999);
  await sample();
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await sample();
  expect(read).toHaveBeenCalledTimes(2);
});

test("MONITORING-12 a value that cannot be read is absent", async () => {
  const sample = sampled(() => Promise.reject(new Error("no database")));
  expect(await sample()).toBeUndefined();
});

test("MONITORING-12 a value that takes too long is absent", async () => {
  const value = sampled(() => new Promise<never>(() => {}))();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await value).toBeUndefined();
});
