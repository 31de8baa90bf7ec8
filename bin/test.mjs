// `npm test`: checks, unit tests, integration tests, journeys in Chromium, some of them in Firefox and WebKit, and every line of
// the bench in its smallest size. Ends with `N passed, N failed`, and fails if a test failed or a part ran no test. `npm test --
// unit` (or checks, integration, journeys, bench, and browsers for all journeys of Firefox and WebKit) runs one part, and
// `npm test -- channel` the tests in files whose path contains this word. `npm test -- coverage` also prints how much of each feature the unit and integration tests run.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserOrInstall, journeyBrowserOrInstall } from "./browser.mjs";
import { check } from "./check.mjs";
import { root, startChild } from "./child.mjs";
import { describeCoverage } from "./coverage-report.mjs";
import { guardProcess } from "./guard.mjs";
import { nginxProgram } from "./nginx.mjs";
import { buildClientIfStale, installIfMissing, nodeProgram } from "./prepare.mjs";
import { redisProgram } from "./redis.mjs";
import { installForParts } from "./test-programs.mjs";
import {
  benchLines,
  journeyFailures,
  journeyFiles,
  passedOnRetry,
  slowest,
  vitestFailures,
  vitestFiles,
} from "./test-report.mjs";

const results = join(root, "tests", "results");
const parts = {
  checks: check,
  unit: () => vitest("unit"),
  integration: () => withPrograms(() => vitest("integration", "integration-isolated")),
  journeys: () => withBrowser(playwright),
  browsers,
  bench: () => withBrowser(bench),
};
/** Parts that run only when they are named. */
const otherParts = {
  coverage: () => withPrograms(coverage),
};

await installIfMissing();
await buildClientIfStale();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
process.env.NODE_ENV = "test";
// Hundreds of processes load the same modules, so each finds what the first one has compiled.
process.env.NODE_COMPILE_CACHE = join(results, "compiled");

const words = process.argv.slice(2);
const allParts = { ...parts, ...otherParts };
const requested = words.filter((word) => word in allParts);
const fileNames = words.filter((word) => !(word in allParts));
const partsWithFiles = ["unit", "integration", "journeys"];
const selected = requested.length > 0 ? requested : fileNames.length > 0 ? partsWithFiles : Object.keys(parts);
// With words, most parts run no file at all.
const programs = installForParts(selected);
const outcomes = [];
for (const name of selected) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const outcome = await allParts[name]();
  const { passed } = outcome;
  // Not every part has tests in a file of that name.
  const ranNothing = passed + outcome.failed === 0 && fileNames.length === 0;
  const failed = ranNothing ? 1 : outcome.failed;
  const reason = ranNothing ? "ran no test" : "failed without the name of a test: its own output stands above";
  const isUnnamed = failed > 0 && !outcome.failures?.length;
  outcomes.push({
    name,
    ...outcome,
    failed,
    failures: isUnnamed ? [`${name} ${reason}`] : outcome.failures,
    seconds: (performance.now() - startedAt) / 1000,
  });
}
report();

function report() {
  const files = outcomes.flatMap((outcome) => outcome.files ?? []);
  if (files.length > 0) console.log(`\n── slowest files\n${slowest(files, 10).map(describe).join("\n")}`);
  const seconds = sum("seconds");
  console.log(`\n── duration\n${[...outcomes, { name: "together", seconds }].map(describe).join("\n")}`);
  const retried = outcomes.flatMap((outcome) => outcome.retried ?? []);
  if (retried.length > 0) console.log(`\n── passed only on a retry\n${retried.join("\n")}`);
  // Once more at the end: what a service shows of a long log is often its last part.
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  if (failures.length > 0) console.log(`\n── failed\n${failures.join("\n")}`);
  const ranNoTest = sum("passed") + sum("failed") === 0;
  if (ranNoTest) console.log(`\nFAILED no test file has ${fileNames.join(" or ")} in its path`);
  const failed = ranNoTest ? 1 : sum("failed");
  console.log(`\n${sum("passed")} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function describe({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}`;
}

function sum(key) {
  return outcomes.reduce((total, outcome) => total + outcome[key], 0);
}

async function vitest(...projects) {
  return await runVitest(projects, []);
}

/** Journeys in Firefox and WebKit: all if they are asked for, otherwise the short set that finds most of what differs there. */
async function browsers() {
  await programs;
  return await runVitest(["browsers"], requested.includes("browsers") ? [] : ["--tags-filter=short"]);
}

async function coverage() {
  const folder = join(results, "coverage");
  // Functions from the cache would count as run.
  delete process.env.NODE_COMPILE_CACHE;
  const outcome = await runVitest(
    ["unit", "integration", "integration-isolated"],
    [
      "--coverage.enabled",
      "--coverage.provider=v8",
      "--coverage.include={schema,rooms,server,client}/**/*.{ts,tsx}",
      "--coverage.reporter=json-summary",
      "--coverage.reportOnFailure",
      `--coverage.reportsDirectory=${folder}`,
    ],
  );
  console.log(`\n── coverage\n${describeCoverage(read(join(folder, "coverage-summary.json")), root)}`);
  return outcome;
}

async function runVitest(projects, options) {
  const file = join(results, `${projects[0]}.json`);
  const args = [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...options,
  ];
  args.push(...namedFiles("--passWithNoTests"));
  const code = await node(join(root, "node_modules", "vitest", "vitest.mjs"), args);
  const report = read(file);
  return {
    ...counts(code, report?.numPassedTests, report?.numFailedTests),
    files: vitestFiles(report, root),
    failures: vitestFailures(report, root),
  };
}

/** Runs a part that needs a browser: the integration tests print tickets with it. */
async function withBrowser(run) {
  await programs;
  const browser = browserOrInstall();
  if (browser) return await run(browser);
  console.log("FAILED No Chromium was found and none could be installed. Install one, or name it in CHROMIUM_PATH.");
  return { passed: 0, failed: 1 };
}

/** The same for tests that start Redis or nginx, which fail by themselves with the reason if one cannot be had. */
async function withPrograms(run) {
  await programs;
  for (const program of [redisProgram, nginxProgram]) {
    try {
      program();
    } catch (error) {
      console.log(error.message);
    }
  }
  return await withBrowser(run);
}

async function playwright(browser) {
  const file = join(results, "journeys.json");
  const args = ["test", "--config", "tests/e2e/playwright.config.ts", ...namedFiles("--pass-with-no-tests")];
  const code = await node(join(root, "node_modules", "@playwright", "test", "cli.js"), args, {
    CHROMIUM_PATH: browser,
    JOURNEY_BROWSER: journeyBrowserOrInstall(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = read(file);
  const stats = report?.stats;
  return {
    ...counts(code, stats && stats.expected + stats.flaky, stats?.unexpected),
    files: journeyFiles(report),
    failures: journeyFailures(report),
    retried: passedOnRetry(report),
  };
}

/** Finds out whether every line of the bench can measure. Its figures mean nothing. */
async function bench(browser) {
  const file = join(results, "bench.json");
  const code = await node(join(root, "tests", "load", "bench.ts"), ["--smallest", "--json", file], {
    CHROMIUM_PATH: browser,
  });
  return counts(code, benchLines(read(file)).length);
}

/** The arguments that make a runner run only the named files, also if it has none of them. */
function namedFiles(passWithNoTests) {
  return fileNames.length === 0 ? [] : [...fileNames, passWithNoTests];
}

/** A runner that failed without a failed test (a crash, a broken file) counts as one failure. */
function counts(code, passed = 0, failed = 0) {
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
}

function node(script, args, environment = {}) {
  const { child, ended } = startChild(nodeProgram(), [script, ...args], { env: { ...process.env, ...environment } });
  guardProcess(child);
  return ended;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
