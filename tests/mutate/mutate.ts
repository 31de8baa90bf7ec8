// `npm run mutate`: measures how many small faults in the sources the tests notice, and prints those that they do not.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserOrInstall } from "../../bin/browser.mjs";
import {
  dropTestDatabases,
  POSTGRES_VARIABLE,
  startTestPostgres,
  type TestPostgres,
} from "../support/server/postgres.ts";
import { counted, type Equivalent, isSame } from "./equivalent.ts";
import { type Environment, type Measurement, measure } from "./measure.ts";
import { type MutateOptions, readMutateOptions, usage } from "./options.ts";
import { describeSurvivor, describeVerdicts, isCaught, type MutateResult, resultOf, survivorsOf } from "./report.ts";
import { readSources, sourcesBelow } from "./run/tree.ts";
import { sampleOf } from "./sample.ts";
import { type Mutant, mutantsOf } from "./source/mutants.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const equivalents: Equivalent[] = JSON.parse(readFileSync(new URL("equivalent.json", import.meta.url), "utf8"));
const sources = readSources(root);
const options = readArguments();
const all = sourcesBelow(options.paths, sources, root).flatMap((file) => mutantsOf(file, sources.get(file) ?? ""));
const possible = options.again
  ? survivorsOf(readResult(options.again), counted(all, equivalents))
  : counted(all, equivalents);
const mutants = options.sample === undefined ? possible : sampleOf(possible, options.sample, options.seed);
if (all.length === 0) fail(`No source with behaviour below ${options.paths.join(" ")}.`);

if (options.list) {
  for (const { file, line, place, change } of mutants) console.log(`${file}:${line} ${place}: ${change}`);
} else {
  console.log(`${mutants.length} faults of ${all.length}`);
  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stopped.abort());
  const { verdicts, failing } = await measureAll(mutants, options, stopped.signal);
  clearProgress();
  if (stopped.signal.aborted) console.log(`stopped after ${verdicts.length} of ${mutants.length} faults`);
  if (failing.length > 0) console.log(`\n── not used, because they fail without a fault\n${failing.join("\n")}`);
  const ignored = all.filter((mutant) => equivalents.some((each) => isSame(mutant, each))).length;
  console.log(`\n${describeVerdicts(verdicts, ignored)}`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(resultOf(verdicts), null, 2)}\n`);
}

async function measureAll(
  faults: Mutant[],
  { files, near, fresh, parallel }: MutateOptions,
  signal: AbortSignal,
): Promise<Measurement> {
  const needsDatabase = faults.some(({ file }) => !file.startsWith("client/"));
  const postgres = needsDatabase ? await startEach(parallel) : [];
  // Tickets are printed with it.
  const browser = needsDatabase ? browserOrInstall() : undefined;
  const environments = Array.from({ length: parallel }, (_, index): Environment => {
    const url = postgres[index]?.url;
    return { ...(url && { [POSTGRES_VARIABLE]: url }), ...(browser && { CHROMIUM_PATH: browser }) };
  });
  try {
    return await measure({
      root,
      mutants: faults,
      sources,
      maxFiles: files,
      nearOnly: near,
      isFresh: fresh,
      environments,
      signal,
      say: showProgress,
      onVerdict: async (verdict, { [POSTGRES_VARIABLE]: url }) => {
        if (!isCaught(verdict)) {
          clearProgress();
          console.log(`survives  ${describeSurvivor(verdict)}`);
        }
        if (url && verdict.tests > 0) await dropTestDatabases(url);
      },
    });
  } finally {
    await Promise.all(postgres.map((each) => each.stop()));
    if (signal.aborted) process.exitCode = 130;
  }
}

/** One PostgreSQL for each process, one after another: a fault must not reach the databases of another. */
async function startEach(count: number): Promise<TestPostgres[]> {
  const started: TestPostgres[] = [];
  while (started.length < count) started.push(await startTestPostgres());
  return started;
}

function readArguments(): MutateOptions {
  const read = readMutateOptions(process.argv.slice(2));
  if (read === null) {
    console.log(usage);
    process.exit(0);
  }
  return "problem" in read ? fail(read.problem) : read;
}

function readResult(file: string): MutateResult {
  return JSON.parse(readFileSync(file, "utf8")) as MutateResult;
}

function fail(problem: string): never {
  console.error(`${problem}\n\n${usage}`);
  process.exit(1);
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
}
