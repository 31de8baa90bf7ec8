// Reads the test runners' JSON reports: how long each file took, which tests passed only on a retry, and what was measured.
import { relative } from "node:path";

/** Every file of a Vitest report as `{ name, seconds }`, with the name relative to the project's folder. */
export function vitestFiles(report, root) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * The same for a Playwright report. A file's tests run in parallel, so its seconds are their sum, including retries.
 */
export function journeyFiles(report) {
  return (report?.suites ?? []).map((suite) => ({
    name: `tests/e2e/${suite.file}`,
    seconds: testsOf(suite).reduce((sum, { results }) => sum + milliseconds(results), 0) / 1000,
  }));
}

/** One line for each journey that failed first and passed on a retry. */
export function passedOnRetry(report) {
  const tests = (report?.suites ?? []).flatMap(testsOf);
  return tests.filter(({ status }) => status === "flaky").map(({ file, title }) => `tests/e2e/${file}: ${title}`);
}

/** The ids of the lines that `npm run bench -- --json` has measured. */
export function benchLines(figures) {
  return [...new Set((figures ?? []).map(({ line }) => line))];
}

export function slowest(files, count) {
  return [...files].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) => tests.map((test) => ({ ...test, title, file })));
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

function milliseconds(results) {
  return results.reduce((sum, { duration }) => sum + duration, 0);
}
