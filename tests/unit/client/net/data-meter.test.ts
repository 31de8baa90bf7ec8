// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let observed: (entries: readonly { transferSize?: number }[]) => void = () => {};

const observe = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(onEntries: (list: { getEntries(): unknown }) => void) {
        observed = (entries) => onEntries({ getEntries: () => entries });
      }
      observe = observe;
    },
  );
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ transferSize: 9_000 }] as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const loadMeter = () => import("../../../../client/net/data-meter.ts");

test("the meter adds the page and what it loads, and tells who listens", async () => {
  const { startMeter, bytesUsed, onBytesUsed } = await loadMeter();
  startMeter();
  startMeter();
  const heard = vi.fn();
  onBytesUsed(heard);
  observed([{ transferSize: 500 }, { transferSize: 0 }, {}]);
  expect(bytesUsed()).toBe(9_500);
  // Also what the page had loaded before it began to count.
  expect(observe.mock.calls).toEqual([[{ type: "resource", buffered: true }]]);
  expect(heard).toHaveBeenCalledTimes(1);
});
