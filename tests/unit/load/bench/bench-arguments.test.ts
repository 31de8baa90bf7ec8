import { expect, test } from "vitest";
import { parseBenchArguments } from "../../../load/bench/bench-arguments.ts";

const parse = (...args: string[]) => parseBenchArguments(args, ["P4", "P5"]);

test("the bench takes the median of five runs at full size unless told otherwise", () => {
  expect(parse().options).toMatchObject({ size: "full", runs: 5, churn: [100, 1000] });
  expect(parse("--runs", "2", "--curve", "1,5").options).toMatchObject({ runs: 2, curve: [1, 5] });
});

test("the smallest size takes each figure once", () => {
  expect(parse("--smallest").options).toMatchObject({ size: "smallest", runs: 1 });
});

test("lines are named in any case, and one that does not exist is refused", () => {
  expect(parse("p5", "P4").ids).toEqual(["P5", "P4"]);
  expect(() => parse("P99")).toThrow("There is no benchmark P99.");
});

test("what is not a number is refused", () => {
  expect(() => parse("--runs", "many")).toThrow("many is not a list of numbers.");
});
