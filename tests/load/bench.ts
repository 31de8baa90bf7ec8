// `npm run bench`: measures the project's goals for speed and cost on this machine, compared with peers that do the same work.
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { lines } from "./bench/lines.ts";
import { type Chats, measureChats } from "./bench/support/chats.ts";
import type { Bench, BenchOptions } from "./bench/support/context.ts";
import { type Games, measureGames } from "./bench/support/games.ts";
import { describeMetrics, isMet, type Metric } from "./bench/support/metric.ts";
import { type OwnDatabase, startOwnDatabase } from "./server/own-database.ts";

const usage = `Measures the goals for speed and cost on this machine. All of them take 15 minutes, or longer on a busy machine.

  npm run bench [-- P4 P5 …] [options]

  --runs 3            how often each value is measured; the median counts
  --curve 10,100,300,1000   tables for P14
  --churn 100,1000    P6 compares the heap after so many tables have opened and closed (the goal is for 500,5000)
  --profile folder    writes CPU profiles of the measured servers to this folder

${lines.map(({ id, title }) => `  ${id.padEnd(4)} ${title}`).join("\n")}`;

const { wanted, options } = readArguments();
const databases: OwnDatabase[] = [];
let games: Promise<Games> | undefined;
let chats: Promise<Chats> | undefined;
const bench: Bench = {
  options,
  database: async () => {
    if (databases.length === 0) databases.push(await startOwnDatabase());
    return databases[0] as OwnDatabase;
  },
  games: () => {
    games ??= bench.database().then((database) => measureGames(database, options, bench.say));
    return games;
  },
  chats: () => {
    chats ??= bench.database().then((database) => measureChats(database, options, bench.say));
    return chats;
  },
  say: (text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K  ${text}`);
  },
};

console.log(
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
const stopDatabases = () => Promise.all(databases.map((database) => database.stop()));
// The servers end with this process, but PostgreSQL must be stopped.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    // Work in progress fails without its database; ignore that.
    process.on("unhandledRejection", () => {});
    void stopDatabases().finally(() => process.exit(130));
  });
}
let missed = 0;
let failed = 0;
try {
  for (const line of wanted) {
    const began = performance.now();
    let metrics: Metric[] = [];
    try {
      metrics = await line.measure(bench);
    } catch (error) {
      failed += 1;
      console.error(error);
    }
    bench.say("");
    missed += metrics.filter((metric) => !isMet(metric)).length;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`\n${line.id}  ${line.title} (${seconds} s)\n${describeMetrics(metrics)}`);
  }
} finally {
  await stopDatabases();
}
console.log(`\n${missed} missed, ${failed} could not be measured`);
process.exit(failed === 0 ? 0 : 1);

function readArguments(): { wanted: typeof lines; options: BenchOptions } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: "string", default: "3" },
        curve: { type: "string", default: "10,100,300,1000" },
        churn: { type: "string", default: "100,1000" },
        profile: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const ids = positionals.map((each) => each.toUpperCase());
    const unknown = ids.find((id) => !lines.some((line) => line.id === id));
    if (unknown) throw new Error(`There is no benchmark ${unknown}.`);
    const [few = 0, many = 0] = numbers(values.churn);
    return {
      wanted: ids.length === 0 ? lines : lines.filter((line) => ids.includes(line.id)),
      options: {
        runs: numbers(values.runs)[0] ?? 3,
        curve: numbers(values.curve),
        churn: [few, many],
        profileTo: values.profile,
      },
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

function numbers(text: string): number[] {
  const found = text.split(",").map(Number);
  if (found.some((each) => !Number.isInteger(each) || each < 1)) throw new Error(`${text} is not a list of numbers.`);
  return found;
}
