import { expect, test } from "vitest";
import { listPath, placeOf, reportPath } from "../../../../../client/safety/report/report-place.ts";

test("the address of a list holds the filter, and the one of a report also the moment", () => {
  expect([listPath("open"), listPath("new")]).toEqual(["/safety", "/safety?show=new"]);
  expect(reportPath("id", { filter: "open", asOf: null })).toBe("/safety/reports/id");
  expect(reportPath("id", { filter: "new", asOf: 12 })).toBe("/safety/reports/id?show=new&as_of=12");
});

test.each([
  ["show=new&as_of=12", "new", 12],
  ["show=closed", "closed", null],
  ["", "open", null],
  ["show=all&as_of=soon", "open", null],
  ["as_of=-1", "open", null],
  [`as_of=${"9".repeat(17)}`, "open", null],
] as const)("the place in the address “%s” is read, and what is wrong in it ignored", (search, filter, asOf) => {
  expect(placeOf(new URLSearchParams(search))).toEqual({ filter, asOf });
});
