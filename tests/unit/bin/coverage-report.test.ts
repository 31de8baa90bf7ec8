import { expect, test } from "vitest";
import { describeCoverage } from "../../../bin/coverage-report.mjs";

const file = (statements: number, covered: number, functions: number, entered: number) => ({
  statements: { total: statements, covered },
  functions: { total: functions, covered: entered },
});
const summary = {
  total: file(30, 14, 5, 2),
  "/project/server/payment/start/start.ts": file(10, 8, 2, 2),
  "/project/server/payment/payment.ts": file(10, 2, 2, 0),
  "/project/client/net/wait.ts": file(8, 4, 1, 1),
  "/project/server/app.ts": file(2, 2, 0, 0),
};

test("coverage is printed by feature, the least covered first", () => {
  const lines = describeCoverage(summary, "/project").split("\n").slice(0, 4);
  expect(lines.map((line) => line.trim().replaceAll(/ +/g, " "))).toEqual([
    "50.0 % 4 of 8 client/net",
    "50.0 % 10 of 20 server/payment",
    "100.0 % 2 of 2 server",
    "53.3 % 16 of 30 together",
  ]);
});

test("a file whose functions no test calls is named, though another file imports it", () => {
  expect(describeCoverage(summary, "/project")).toMatch(/no test enters\nserver\/payment\/payment\.ts$/);
});

test("a run that recorded nothing says so", () => {
  expect(describeCoverage(undefined, "/project")).toBe("nothing was recorded");
});
