import { expect, test } from "vitest";
import {
  benchLines,
  journeyFailures,
  journeyFiles,
  passedOnRetry,
  slowest,
  vitestFailures,
  vitestFiles,
} from "../../../bin/test-report.mjs";

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

test("each failed test is listed with its file and reason, and so is a file that did not load", () => {
  const report = {
    testResults: [
      {
        name: "/project/tests/unit/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "adds", failureMessages: [] },
          { status: "failed", fullName: "divides", failureMessages: ["\u001b[31mexpected 1\u001b[39m\nto be 2"] },
        ],
      },
      { name: "/project/tests/unit/b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      { name: "/project/tests/unit/c.test.ts", status: "passed", message: "", assertionResults: [] },
    ],
  };
  expect(vitestFailures(report, "/project")).toEqual([
    "tests/unit/a.test.ts: divides\n    expected 1\n    to be 2",
    "tests/unit/b.test.ts\n    no such module",
  ]);
});

test("each failed journey is listed with its reason, and so is an error outside a journey", () => {
  const failed = { status: "unexpected", results: [{ duration: 1 }, { duration: 1, error: { message: "no button" } }] };
  const specs = [{ title: "signs out", file: "account.spec.ts", tests: [failed] }];
  const suites = [...playwrightReport.suites, { file: "account.spec.ts", specs, suites: [] }];
  expect(journeyFailures({ suites, errors: [{ message: "no server" }] })).toEqual([
    "tests/e2e/account.spec.ts: signs out\n    no button",
    "outside a test\n    no server",
  ]);
});

test("a runner that crashed before it wrote a report has no files, failures or retries", () => {
  expect([...vitestFiles(undefined, "/"), ...journeyFiles(undefined), ...passedOnRetry(undefined)]).toEqual([]);
  expect([...vitestFailures(undefined, "/"), ...journeyFailures(undefined)]).toEqual([]);
});
