import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { printSignal } from "../../../../server/ticket/pdf/print-signal.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the end of a print wakes everyone who waits for it, and nobody who waits for another one", async () => {
  const { wait, ended } = printSignal();
  const woken: string[] = [];
  const waits = ["one", "two"].map((name) => wait("seat", 500).then(() => woken.push(name)));
  const other = wait("other seat", 1_000).then(() => woken.push("other"));
  ended("unknown seat");
  ended("seat");
  await Promise.all(waits);
  expect(woken).toEqual(["one", "two"]);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await other;
});

test("who waits longer than another one is still woken by the end of the print", async () => {
  const { wait, ended } = printSignal();
  const short = wait("seat", 10);
  const woken = vi.fn();
  const long = wait("seat", 60_000).then(woken);
  await vi.advanceTimersByTimeAsync(10);
  await short;
  expect(woken).not.toHaveBeenCalled();
  ended("seat");
  await long;
  expect(vi.getTimerCount()).toBe(0);
});
