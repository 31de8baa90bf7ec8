import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { figuresOf, keepFigures, latestFigures, readFigures } from "../../../load/bench/support/figures.ts";
import { atMost } from "../../../load/bench/support/metric.ts";

const circumstances = { machine: "two cores", load: 0.5, date: "2026-11-24T10:00:00.000Z", commit: "abc1234" };
const line = { id: "P5", title: "what a round costs" };
const metrics = [
  { what: "CPU / ws", measured: 3, unit: "x", goal: atMost(2.4) },
  { what: "  ws", measured: 0.4, unit: "ms" },
];

test("a figure states machine, date, commit, line, value, unit, goal, and whether it was held", () => {
  const [ratio, explanation] = figuresOf(circumstances, line, metrics);
  expect(ratio).toEqual({
    ...circumstances,
    line: "P5",
    title: "what a round costs",
    figure: "CPU / ws",
    value: 3,
    unit: "x",
    goal: { kind: "at most", value: 2.4 },
    held: false,
  });
  expect(explanation).toMatchObject({ goal: null, held: null });
});

test("lines that are measured again replace their figures, and the others stay, in the order of the lines", () => {
  const figures = (id: string, date: string) => figuresOf({ ...circumstances, date }, { id, title: "" }, metrics);
  const earlier = [...figures("P7", "1"), ...figures("P5", "1"), ...figures("GONE", "1")];
  const latest = latestFigures(earlier, figures("P5", "2"), ["P5", "P7"]);
  expect(latest.map((each) => `${each.line} ${each.date}`)).toEqual(["P5 2", "P5 2", "P7 1", "P7 1"]);
});

test("a file of figures is read as it was written, and one that does not exist has none", () => {
  const folder = mkdtempSync(join(tmpdir(), "lampstand-figures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "performance.json");
  expect(readFigures(file)).toEqual([]);
  const figures = figuresOf(circumstances, line, metrics);
  keepFigures(file, figures, ["P5"]);
  expect(readFigures(file)).toEqual(figures);
});
