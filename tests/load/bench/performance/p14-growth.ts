import { type PlayReport, playTables } from "../../play.ts";
import type { Lampstand } from "../../server/servers.ts";
import { benchLine } from "../support/line.ts";
import { atMost } from "../support/metric.ts";
import { pause } from "../support/tables.ts";

const PLAYERS = 4;
/** The same total for any number of tables: with more tables, each bot answers more slowly. */
const ANSWERS_PER_SECOND = 350;
const LIMIT_MS = 180_000;
const sizes = {
  /** `settleMs` until all tables have closed and stored that. */
  full: { warmUp: { tables: 50, rounds: 15 as 5 | 15 }, settleMs: (tables: number) => 2000 + 6 * tables },
  smallest: { warmUp: { tables: 1, rounds: 5 as const }, settleMs: () => 100 },
};
type Size = typeof sizes.full;
/** Fewer tables use too little memory to be distinguished from other changes of the heap. */
const MIN_TABLES_FOR_HEAP = 100;
/** The growth that still counts as flat, because other work disturbs the measurement. */
const FLAT = 1.25;

interface Cost {
  readonly tables: number;
  readonly cpuPerRound: number;
  readonly heapPerMember: number;
  readonly receiptP95: number;
  readonly unfinished: number;
}

export const growth = benchLine({
  id: "P14",
  title: "what a round and a member cost as tables grow in number",
  sizes,
  async measure(bench, size) {
    const { warmUp } = size;
    const { curve } = bench.options;
    const most = Math.max(warmUp.tables, ...curve);
    const benchServer = await bench.lampstand(most * PLAYERS);
    const costs: Cost[] = [];
    try {
      bench.say("the server warms up");
      await play(benchServer, warmUp.tables, warmUp.rounds, (games) => games);
      for (const tables of curve) {
        bench.say(`${tables} tables play`);
        costs.push(await costAt(benchServer, tables, size));
      }
    } finally {
      await benchServer.close();
    }
    const flat = (tables: number, figure: (cost: Cost) => number, fromTables: number) => {
      const first = costs.find((cost) => cost.tables >= fromTables);
      return first && tables > first.tables ? { goal: atMost(FLAT * figure(first)) } : {};
    };
    return costs.flatMap(({ tables, cpuPerRound, heapPerMember, receiptP95, unfinished }) => [
      {
        what: `${tables} tables: processor time per round`,
        measured: cpuPerRound,
        unit: "ms",
        ...flat(tables, (cost) => cost.cpuPerRound, 1),
      },
      {
        what: "  heap per member",
        measured: heapPerMember,
        unit: "KB",
        ...flat(tables, (cost) => cost.heapPerMember, MIN_TABLES_FOR_HEAP),
      },
      { what: "  answer to receipt, p95", measured: receiptP95, unit: "ms" },
      { what: "  games that were not finished", measured: unfinished, unit: "", goal: atMost(0) },
    ]);
  },
});

async function costAt(benchServer: Lampstand, tables: number, { settleMs }: Size): Promise<Cost> {
  const { server } = benchServer;
  const rounds = 5;
  let cpuMs = 0;
  let seated = 0;
  const report = await play(benchServer, tables, rounds, async (games) => {
    seated = (await server.usageAfterGc()).heapBytes;
    cpuMs = await server.cpuOf(() => games);
  });
  await pause(settleMs(tables));
  const left = (await server.usageAfterGc()).heapBytes;
  return {
    tables,
    cpuPerRound: cpuMs / (tables * rounds),
    heapPerMember: (seated - left) / 1024 / (tables * PLAYERS),
    receiptP95: report.receipts.p95,
    unfinished: tables - report.gamesFinished,
  };
}

function play(
  { guests }: Lampstand,
  tables: number,
  rounds: 5 | 15,
  onGames: (games: Promise<void>) => Promise<void>,
): Promise<PlayReport> {
  // The slowest of four players takes, on average, four fifths of the longest thinking time.
  const longestThinkingMs = (1250 * tables * PLAYERS) / ANSWERS_PER_SECOND;
  return playTables({
    guests,
    tables,
    players: PLAYERS,
    settings: { rounds, difficulty: "medium", timeLimit: 60 },
    think: () => Math.random() * longestThinkingMs,
    startsSpreadMs: longestThinkingMs / 2,
    signal: AbortSignal.timeout(LIMIT_MS),
    onGames,
  });
}
