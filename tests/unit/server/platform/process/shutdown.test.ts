import { afterEach, expect, test, vi } from "vitest";
import {
  SHUTDOWN_LIMIT_MS,
  SHUTDOWN_STEPS_MS,
  waitForShutdownStep,
} from "../../../../../server/platform/process/shutdown.ts";

afterEach(() => void vi.useRealTimers());

const steps = Object.keys(SHUTDOWN_STEPS_MS) as (keyof typeof SHUTDOWN_STEPS_MS)[];
const BUILT_IN_DATABASE_STOP_MS = 4_000;

test("if every shutdown step hangs, time is left to stop the built-in database", async () => {
  vi.useFakeTimers();
  const log = { warn: vi.fn() };
  const startedAt = Date.now();
  const stopped = (async () => {
    for (const step of steps) await waitForShutdownStep(step, new Promise(() => {}), log);
    return Date.now() - startedAt;
  })();
  await vi.runAllTimersAsync();
  expect(await stopped).toBeLessThanOrEqual(SHUTDOWN_LIMIT_MS - BUILT_IN_DATABASE_STOP_MS);
  expect(log.warn.mock.calls.map(([{ step }]) => step)).toEqual(steps);
});

test("a shutdown step that ends in time leaves no timer, logs nothing, and rejects with its own error", async () => {
  vi.useFakeTimers();
  const log = { warn: vi.fn() };
  await waitForShutdownStep("jobs", Promise.resolve(), log);
  await expect(waitForShutdownStep("jobs", Promise.reject(new Error("broken")), log)).rejects.toThrow("broken");
  expect(log.warn).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
