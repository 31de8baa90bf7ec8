// `npm run check`: format and lint, types, import directions, unused code. All checks run, and the command fails if any
// check fails.
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { root, startChild } from "./child.mjs";
import { installIfMissing, nodeProgram } from "./prepare.mjs";

/** With fewer modules, the parser has probably failed to read the files, and every rule would pass. */
const MIN_MODULES = 150;
const folders = ["schema", "rooms", "server", "client", "migrations", "tests", "deploy"];

const steps = [
  { name: "format and lint", run: () => tool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]) },
  { name: "types", run: () => tool("typescript/bin/tsc", ["--noEmit", "-p", "."]) },
  { name: "directions", run: checkDirections },
  { name: "unused code", run: () => tool("knip/bin/knip.js", ["--no-progress"]) },
];

/** Runs every check in parallel and returns how many passed and failed, and which failed. */
export async function check() {
  const outcome = { passed: 0, failed: 0, failures: [] };
  const outcomes = steps.map(({ run }) => run());
  for (const [index, { name }] of steps.entries()) {
    const { ok, output } = await outcomes[index];
    console.log(`${ok ? "ok    " : "FAILED"} ${name}`);
    if (!ok) console.log(output);
    if (!ok) outcome.failures.push(`checks: ${name}`);
    outcome[ok ? "passed" : "failed"] += 1;
  }
  return outcome;
}

async function tool(file, args) {
  const { child, ended } = startChild(nodeProgram(), [join(root, "node_modules", file), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { ok: (await ended) === 0, output: `${stdout}${stderr}`, stdout };
}

async function checkDirections() {
  const { stdout, output } = await tool("dependency-cruiser/bin/dependency-cruiser.mjs", [
    "--config",
    ".dependency-cruiser.mjs",
    "--output-type",
    "json",
    ...folders,
  ]);
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    return { ok: false, output };
  }
  const modules = report.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  const imports = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  if (modules.length < MIN_MODULES || imports < modules.length) {
    return { ok: false, output: `only ${modules.length} modules and ${imports} imports were seen` };
  }
  const lines = report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return { ok: lines.length === 0, output: lines.join("\n") };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installIfMissing();
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
