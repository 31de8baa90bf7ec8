import { expect, test } from "vitest";
import { benchLines, journeyFiles, passedOnRetry, slowest, vitestFiles } from "../../../bin/test-report.mjs";

/** A shortened report of Playwright's JSON reporter. */
const playwrightReport = {
  suites: [
    {
      file: "account.spec.ts",
      specs: [
        { title: "signs up", file: "account.spec.ts", tests: [{ status: "expected", results: [{ duration: 1500 }] }] },
      ],
      suites: [
        {
          file: "account.spec.ts",
          specs: [
            {
              title: "signs in",
              file: "account.spec.ts",
              tests: [{ status: "flaky", results: [{ duration: 4000 }, { duration: 2000 }] }],
            },
          ],
        },
      ],
    },
  ],
};

test("journeys that passed only on a retry are listed with their file", () => {
  expect(passedOnRetry(playwrightReport)).toEqual(["tests/e2e/account.spec.ts: signs in"]);
});

test("the time of a journey's file is the sum of all attempts of its tests", () => {
  expect(journeyFiles(playwrightReport)).toEqual([{ name: "tests/e2e/account.spec.ts", seconds: 7.5 }]);
});

test("a line of the bench counts once, however many figures it has", () => {
  expect(benchLines([{ line: "P1" }, { line: "P1" }, { line: "P2" }])).toEqual(["P1", "P2"]);
  expect(benchLines(undefined)).toEqual([]);
});

test("the slowest files of both test runners come first, as many as requested", () => {
  const report = { testResults: [{ name: "/project/tests/unit/a.test.ts", startTime: 1000, endTime: 9000 }] };
  const files = [...journeyFiles(playwrightReport), ...vitestFiles(report, "/project"), { name: "b", seconds: 1 }];
  expect(slowest(files, 2).map(({ name }) => name)).toEqual(["tests/unit/a.test.ts", "tests/e2e/account.spec.ts"]);
});

test("a runner that crashed before it wrote a report has no files and no retries", () => {
  expect([...vitestFiles(undefined, "/"), ...journeyFiles(undefined), ...passedOnRetry(undefined)]).toEqual([]);
});
