import { afterEach, expect, test, vi } from "vitest";
import { STOP_LIMIT_MS, STOP_PARTS_MS, stopPart } from "../../../../../server/platform/process/stop.ts";

afterEach(() => void vi.useRealTimers());

const parts = Object.keys(STOP_PARTS_MS) as Parameters<typeof stopPart>[0][];

test("a stop in which every part hangs leaves time to stop the built-in database", async () => {
  vi.useFakeTimers();
  const log = { warn: vi.fn() };
  const startedAt = Date.now();
  const stopped = (async () => {
    for (const part of parts) await stopPart(part, new Promise(() => {}), log);
    return Date.now() - startedAt;
  })();
  await vi.runAllTimersAsync();
  expect(await stopped).toBeLessThanOrEqual(STOP_LIMIT_MS - 4_000);
  expect(log.warn.mock.calls.map(([{ part }]) => part)).toEqual(parts);
});

test("a stop doesn't wait for a part that has ended, and reports its failure", async () => {
  vi.useFakeTimers();
  const log = { warn: vi.fn() };
  await stopPart("jobs", Promise.resolve(), log);
  await expect(stopPart("jobs", Promise.reject(new Error("broken")), log)).rejects.toThrow("broken");
  expect(log.warn).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
