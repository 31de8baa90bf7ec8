import { join } from "node:path";
import { median, pairedRatio } from "../measure.ts";
import { type PlayReport, playTables } from "../play.ts";
import { type House, type HouseName, openLampstand, openPeer } from "../server/houses.ts";
import type { OwnDatabase } from "../server/own-database.ts";
import type { BenchOptions } from "./context.ts";

const TABLES = 100;
const PLAYERS = 4;
/** With thoughts of 200 to 1500 ms about 200 answers a second. */
const measured = { rounds: 10, leastMs: 200, mostMs: 1500 } as const;
/** A server's code gets fast with use: enough rounds at once, before any count. */
const warmUp = { rounds: 15, leastMs: 50, mostMs: 250 } as const;
/** Each start reads questions and writes a session; all at once they would be measured instead of the rounds. */
const STARTS_SPREAD_MS = 2000;
const RUN_LIMIT_MS = 60_000;

/** One run of games at one server. */
export interface GameRun {
  readonly report: PlayReport;
  /** Milliseconds of the server's processor time per round and table. */
  readonly cpuPerRound: number;
  /** The same of PostgreSQL's processes. */
  readonly databaseCpuPerRound: number;
}

/** All runs by server. */
export type Games = Readonly<Record<HouseName, readonly GameRun[]>>;

/** The median of a figure over a server's runs. */
export const middle = (runs: readonly GameRun[], figure: (run: GameRun) => number) => median(runs.map(figure));

/** How a figure of ours compares, run by run. */
export const ratio = (ours: readonly GameRun[], theirs: readonly GameRun[], figure: (run: GameRun) => number) =>
  pairedRatio(ours.map(figure), theirs.map(figure));

/** Plays the same games on our server and on both peers, in turns. */
export async function measureGames(
  database: OwnDatabase,
  { runs, profileTo }: Pick<BenchOptions, "runs" | "profileTo">,
  say: (text: string) => void,
): Promise<Games> {
  const guests = TABLES * PLAYERS;
  const houses: House[] = [
    await openLampstand(database, guests),
    await openPeer("ws", guests),
    await openPeer("socket.io", guests),
  ];
  const games: Record<HouseName, GameRun[]> = { lampstand: [], ws: [], "socket.io": [] };
  try {
    for (const house of houses) {
      say(`${house.name} warms up`);
      await playOnce(house, database, warmUp);
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const house of houses) {
        say(`${house.name} plays, run ${run} of ${runs}`);
        const profile = profileTo && join(profileTo, `${house.name}-${run}.cpuprofile`);
        const played = await playOnce(house, database, measured, profile);
        games[house.name].push(played);
        const { gamesFinished, errors, examples } = played.report;
        if (gamesFinished < TABLES || errors.length > 0) {
          throw new Error(`${house.name} finished ${gamesFinished} of ${TABLES} games: ${examples.join("; ")}`);
        }
      }
    }
  } finally {
    for (const house of houses) await house.close();
  }
  return games;
}

async function playOnce(
  { server, guests }: House,
  database: OwnDatabase,
  { rounds, leastMs, mostMs }: typeof measured | typeof warmUp,
  profile?: string,
): Promise<GameRun> {
  let cpuMs = 0;
  let databaseCpuMs = 0;
  const report = await playTables({
    guests,
    tables: TABLES,
    players: PLAYERS,
    settings: { rounds, difficulty: "medium", timeLimit: 30 },
    think: () => leastMs + Math.random() * (mostMs - leastMs),
    startsSpreadMs: STARTS_SPREAD_MS,
    signal: AbortSignal.timeout(RUN_LIMIT_MS),
    onGames: async (games) => {
      const before = database.cpuMs();
      cpuMs = await server.cpuOf(() => games, profile);
      databaseCpuMs = database.cpuMs() - before;
    },
  });
  const all = TABLES * rounds;
  return { report, cpuPerRound: cpuMs / all, databaseCpuPerRound: databaseCpuMs / all };
}
