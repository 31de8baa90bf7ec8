// `npm test`: checks, unit, integration and browser journeys. Ends with `N passed, N failed` and fails if anything failed, or if any
// part ran nothing. `npm test -- unit` (or checks, integration, journeys) runs one part.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserOrInstall } from "./browser.mjs";
import { check } from "./check.mjs";
import { root } from "./child.mjs";
import { buildClientIfStale, installIfMissing, nodeProgram } from "./prepare.mjs";

const results = join(root, "tests", "results");
const parts = {
  checks: check,
  unit: () => vitest("unit"),
  integration: () => vitest("integration"),
  journeys: playwright,
};

await installIfMissing();
await buildClientIfStale();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
process.env.NODE_ENV = "test";

const wanted = process.argv.slice(2).filter((name) => name in parts);
const total = { passed: 0, failed: 0 };
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  console.log(`\n── ${name}`);
  const { passed, failed } = parts[name]();
  if (passed + failed === 0) console.log(`FAILED ${name} ran no test`);
  total.passed += passed;
  total.failed += passed + failed === 0 ? 1 : failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function vitest(project) {
  const file = join(results, `${project}.json`);
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { status } = node(join(root, "node_modules", "vitest", "vitest.mjs"), args);
  const report = read(file);
  return outcome(status, report?.numPassedTests, report?.numFailedTests);
}

function playwright() {
  const browser = browserOrInstall();
  if (!browser) {
    console.log("FAILED No Chromium was found and none could be installed. Install one, or name it in CHROMIUM_PATH.");
    return { passed: 0, failed: 1 };
  }
  const file = join(results, "journeys.json");
  const args = ["test", "--config", "tests/e2e/playwright.config.ts"];
  const { status } = node(join(root, "node_modules", "@playwright", "test", "cli.js"), args, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = read(file)?.stats;
  return outcome(status, stats && stats.expected + stats.flaky, stats?.unexpected);
}

/** A runner that failed without a failed test (a crash, a broken file) counts as one failure. */
function outcome(status, passed = 0, failed = 0) {
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
}

function node(script, args, environment = {}) {
  return spawnSync(nodeProgram(), [script, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
