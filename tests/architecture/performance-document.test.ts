import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFigures } from "../load/bench/support/figures.ts";
import { performanceDocument } from "../load/bench/support/performance-document.ts";

test("docs/performance.md shows docs/performance.json; if not, run the command that it names", () => {
  expect(readFileSync("docs/performance.md", "utf8")).toBe(performanceDocument(readFigures("docs/performance.json")));
});
