import { expect, test } from "vitest";
import { figuresOf } from "../../../load/bench/support/figures.ts";
import { atMost } from "../../../load/bench/support/metric.ts";
import { performanceDocument } from "../../../load/bench/support/performance-document.ts";

const circumstances = { machine: "two cores", load: 1.25, date: "2026-11-24T10:00:00.000Z", commit: "abc1234" };
const figures = figuresOf(circumstances, { id: "P5", title: "what a round costs" }, [
  { what: "CPU / ws that stores", measured: 1.2, unit: "x", goal: atMost(1.3) },
  { what: "bytes | of a round", measured: 0.5, unit: "x", goal: atMost(0.42) },
  { what: "  ws", measured: 0.412, unit: "ms" },
]);

test("the document shows each line with its machine and date, and each figure with its goal", () => {
  const document = performanceDocument(figures);
  expect(document).toContain("## P5: what a round costs\n\n2026-11-24, commit abc1234, two cores, load 1.3 before.");
  expect(document).toContain("| CPU / ws that stores | 1.20 x | <= 1.30 | yes |");
  expect(document).toContain("| bytes \\| of a round | 0.50 x | <= 0.42 | **no** |");
  expect(document).toContain("| &ensp;ws | 0.41 ms |  |  |");
});

test("the document counts the goals that are held", () => {
  expect(performanceDocument(figures)).toContain("1 of 2 goals are held.");
});
