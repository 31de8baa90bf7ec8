// `npm run bench`: measures the project's goals for speed and cost on this machine, compared with peers that do the same work.

import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { type BenchArguments, parseBenchArguments } from "./bench/bench-arguments.ts";
import { lines } from "./bench/lines.ts";
import { measureChats } from "./bench/support/chats.ts";
import { circumstances, machine } from "./bench/support/circumstances.ts";
import type { Bench } from "./bench/support/context.ts";
import { figuresOf, keepFigures, readFigures } from "./bench/support/figures.ts";
import { measureGames } from "./bench/support/games.ts";
import type { BenchLine } from "./bench/support/line.ts";
import { describeMetrics, isMet, requireMeasured } from "./bench/support/metric.ts";
import { once } from "./bench/support/once.ts";
import { performanceDocument } from "./bench/support/performance-document.ts";
import { within } from "./bench/support/within.ts";
import { endWithParent } from "./server/end-with-parent.ts";
import { MissingProgram } from "./server/missing-program.ts";
import { startOwnDatabase } from "./server/own-database.ts";
import { ServerPool } from "./server/server-pool.ts";

const usage = `Measures the goals for speed and cost on this machine. All of them take half an hour, or longer on a busy machine.

  npm run bench [-- P4 P5 …] [options]

  --runs 5            how often each value is measured; the median counts
  --curve 10,100,300,1000   tables for P14
  --churn 100,1000    P6 compares the heap after so many tables have opened and closed (the goal is for 500,5000)
  --profile folder    writes CPU profiles of the measured servers to this folder
  --smallest          only finds out whether each line can measure: its figures mean nothing
  --json file         writes the figures to this file, and keeps those of lines that were not measured this time
  --document file     measures nothing, and writes docs/performance.md from this file of figures

${lines.map(({ id, title, isOnlyNamed }) => `  ${id.padEnd(8)} ${title}${isOnlyNamed ? " (only if it is named)" : ""}`).join("\n")}`;

/** Ends a line that hangs, so that `npm test` ends. */
const SMALLEST_LIMIT_MS = 300_000;

const ids = lines.map(({ id }) => id);
const wanted = readArguments();
if (wanted.isHelp) {
  console.log(usage);
  process.exit(0);
}
if (wanted.document) {
  const file = join(import.meta.dirname, "../../docs/performance.md");
  writeFileSync(file, performanceDocument(readFigures(wanted.document)));
  process.exit(0);
}

const { options } = wanted;
const isSmallest = options.size === "smallest";
const database = once(startOwnDatabase);
const servers = new ServerPool({ database: database.get, isShared: isSmallest });
const bench: Bench = {
  options,
  database: database.get,
  lampstand: (...given) => servers.lampstand(...given),
  peer: (...given) => servers.peer(...given),
  games: once(() => measureGames(bench)).get,
  chats: once(() => measureChats(bench)).get,
  say: (text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K  ${text}`);
  },
};
// The servers and the database end with this process; waiting for the database only makes sure that it has ended first.
endWithParent(async () => (await database.started())?.stop());

const stray: unknown[] = [];
process.on("unhandledRejection", (error) => stray.push(error));

console.log(`${machine}, load ${loadavg()[0]?.toFixed(1)}`);
const [missed, failed, missing]: [string[], string[], string[]] = [[], [], []];
// Lines that only find out whether they can measure need not be alone, and wait for processes most of the time.
const atOnce = isSmallest ? 2 : 1;
const isWanted = ({ id, isOnlyNamed }: BenchLine) =>
  wanted.ids.includes(id) || (wanted.ids.length === 0 && !isOnlyNamed);
const waiting = lines.filter(isWanted).values();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (const line of waiting) await run(line);
  }),
);
await servers.close();
await (await database.started())?.stop();
console.log(`\n${missed.length} missed, ${failed.length + missing.length} could not be measured`);
if (failed.length > 0) console.log(`failed: ${failed.join(" ")}`);
if (missing.length > 0) console.log(`a program is missing for: ${missing.join(" ")}`);
process.exit(failed.length === 0 ? 0 : 1);

async function run(line: BenchLine): Promise<void> {
  const began = performance.now();
  const before = circumstances();
  const title = () => `\n${line.id}  ${line.title} (${((performance.now() - began) / 1000).toFixed(0)} s)`;
  try {
    const measured = await within(isSmallest ? SMALLEST_LIMIT_MS : undefined, line.measure(bench));
    requireMeasured(measured);
    if (stray.length > 0) throw new AggregateError(stray.splice(0), "work that nobody waited for failed");
    // The smallest size holds no goal and misses none.
    const metrics = isSmallest ? measured.map(({ goal: _, ...metric }) => metric) : measured;
    // After each line, so that a bench that is ended keeps what it has measured.
    if (wanted.json) keepFigures(wanted.json, figuresOf(before, line, metrics), ids);
    missed.push(...metrics.filter((metric) => !isMet(metric)).map(() => line.id));
    bench.say("");
    console.log(`${title()}\n${describeMetrics(metrics)}`);
  } catch (error) {
    const isMissing = error instanceof MissingProgram;
    (isMissing ? missing : failed).push(line.id);
    console.log(`${title()}\n  could not be measured: ${isMissing ? error.message : ""}`);
    if (!isMissing) console.error(error);
  }
}

function readArguments(): BenchArguments {
  try {
    return parseBenchArguments(process.argv.slice(2), ids);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
