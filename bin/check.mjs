// `npm run check`: format and lint, types, directions, unused code. Each step is one check; all run, and any failure fails.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./child.mjs";
import { installIfMissing, nodeProgram } from "./prepare.mjs";

/** Fewer modules than this means that the directions were checked on nothing. */
const LEAST_MODULES = 150;
const folders = ["schema", "rooms", "server", "client", "migrations", "tests"];

const steps = [
  { name: "format and lint", run: () => tool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]) },
  { name: "types", run: () => tool("typescript/bin/tsc", ["--noEmit", "-p", "."]) },
  { name: "directions", run: checkDirections },
  { name: "unused code", run: () => tool("knip/bin/knip.js", ["--no-progress"]) },
];

/** Runs every check and answers how many passed and failed. */
export function check() {
  const outcome = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    const { ok, output } = run();
    console.log(`${ok ? "ok    " : "FAILED"} ${name}`);
    if (!ok) console.log(output);
    outcome[ok ? "passed" : "failed"] += 1;
  }
  return outcome;
}

function tool(file, args) {
  const result = spawnSync(nodeProgram(), [join(root, "node_modules", file), ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return { ok: result.status === 0, output: `${result.stdout}${result.stderr}`, stdout: result.stdout };
}

function checkDirections() {
  const { stdout, output } = tool("dependency-cruiser/bin/dependency-cruiser.mjs", [
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
  const ours = report.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  const arrows = ours.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  if (ours.length < LEAST_MODULES || arrows < ours.length) {
    return { ok: false, output: `only ${ours.length} modules and ${arrows} imports were seen` };
  }
  const lines = report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return { ok: lines.length === 0, output: lines.join("\n") };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installIfMissing();
  const { failed } = check();
  process.exit(failed === 0 ? 0 : 1);
}
