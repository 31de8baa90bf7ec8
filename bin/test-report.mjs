// Reads the test runners' JSON reports: how long each file took, which tests failed or passed only on a retry, and what was
// measured.
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Enough for an assertion with both values; the whole error stands further up. */
const REASON_LINES = 8;

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

/** `file: test` and the reason for each test, or whole file, that failed in a Vitest report. */
export function vitestFailures(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that could not be loaded has no tests.
    if (failed.length === 0) return status === "failed" ? [failure(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(`${file}: ${fullName}`, failureMessages[0]));
  });
}

/** The same for a Playwright report. */
export function journeyFailures(report) {
  const tests = (report?.suites ?? []).flatMap(testsOf);
  const failed = tests.filter(({ status }) => status === "unexpected");
  const ofTests = failed.map(({ file, title, results }) =>
    failure(`tests/e2e/${file}: ${title}`, results.find(({ error }) => error)?.error.message),
  );
  return [...ofTests, ...(report?.errors ?? []).map(({ message }) => failure("outside a test", message))];
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

function failure(name, message) {
  const reason = stripVTControlCharacters(message ?? "no reason was reported")
    .split("\n")
    .slice(0, REASON_LINES);
  return [name, ...reason.map((line) => `    ${line}`)].join("\n");
}

function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) => tests.map((test) => ({ ...test, title, file })));
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

function milliseconds(results) {
  return results.reduce((sum, { duration }) => sum + duration, 0);
}
