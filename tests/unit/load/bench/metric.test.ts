import { describe, expect, test } from "vitest";
import { atLeast, atMost, describeMetrics, isMet, requireMeasured } from "../../../load/bench/support/metric.ts";

describe("goals", () => {
  test("a goal for a time or a ratio is met within five percent", () => {
    const ratio = (measured: number) => isMet({ what: "", measured, unit: "x", goal: atMost(2) });
    expect([ratio(2), ratio(2.1), ratio(2.11)]).toEqual([true, true, false]);
    const share = (measured: number) => isMet({ what: "", measured, unit: "x", goal: atLeast(0.5) });
    expect([share(0.48), share(0.47)]).toEqual([true, false]);
  });

  test("a goal for a count or for bytes is met exactly", () => {
    expect(isMet({ what: "", measured: 99, unit: "games", goal: atLeast(100) })).toBe(false);
    expect(isMet({ what: "", measured: 60.1, unit: "KB", goal: atMost(60) })).toBe(false);
    expect(isMet({ what: "", measured: 60, unit: "KB", goal: atMost(60) })).toBe(true);
  });

  test("a value without a goal misses nothing", () => {
    expect(isMet({ what: "", measured: 1e9, unit: "ms" })).toBe(true);
  });
});

test("a line that measured nothing, or not all of its values, has not measured", () => {
  const whole = { what: "  p50", measured: 1, unit: "ms" };
  expect(() => requireMeasured([whole])).not.toThrow();
  expect(() => requireMeasured([])).toThrow("nothing was measured");
  expect(() => requireMeasured([whole, { ...whole, what: "  p99", measured: Number.NaN }])).toThrow(
    "not measured: p99",
  );
});

test("a missed goal is printed with the ratio to it", () => {
  const printed = describeMetrics([{ what: "CPU / ws", measured: 3, unit: "x", goal: atMost(1.5) }]);
  expect(printed.replace(/ +/g, " ").trim()).toBe("CPU / ws 3.00 x <= 1.50 2.00 x MISS");
});
