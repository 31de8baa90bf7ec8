import { join } from "node:path";
import type { BotGame } from "../../game/bot-game.ts";
import { triviaBot } from "../../game/trivia-bot.ts";
import { wordBattleBot } from "../../game/word-battle-bot.ts";
import { median, pairedRatio } from "../../measure.ts";
import { type PlayReport, playTables } from "../../play.ts";
import type { OwnDatabase } from "../../server/own-database.ts";
import { type BenchServer, openLampstand, openPeer, type ServerName } from "../../server/servers.ts";
import type { BenchOptions } from "./context.ts";

const TABLES = 100;
const PLAYERS = 4;
/** With 200 to 1500 ms to think, about 200 answers per second. */
const measured = { rounds: 10, leastMs: 200, mostMs: 1500 } as const;
/** Runs that aren't measured, until the JavaScript engine has optimized the server's code. */
const WARM_UPS = 2;
const warmUp = { rounds: 15, leastMs: 50, mostMs: 250 } as const;
/** Spreads the starts, which read questions and store a session, so that they don't dominate the measurement. */
const STARTS_SPREAD_MS = 2000;
const RUN_LIMIT_MS = 60_000;

/** One run of games at one server. */
export interface GameRun {
  readonly report: PlayReport;
  /** Milliseconds of the server's CPU time per round and table. */
  readonly cpuPerRound: number;
  /** Milliseconds of PostgreSQL's CPU time per round and table. */
  readonly databaseCpuPerRound: number;
}

/** All runs by server. */
export type Games = Readonly<Record<ServerName, readonly GameRun[]>>;

/** The median of a value over a server's runs. */
export const middle = (runs: readonly GameRun[], figure: (run: GameRun) => number) => median(runs.map(figure));

/** The median ratio of our value to the peer's, paired by run. */
export const ratio = (ours: readonly GameRun[], theirs: readonly GameRun[], figure: (run: GameRun) => number) =>
  pairedRatio(ours.map(figure), theirs.map(figure));

/** Plays the same trivia on our server and on both peers, in turns. */
export async function measureGames(database: OwnDatabase, options: RunOptions, say: Say): Promise<Games> {
  return await playInTurns(triviaBot, ["ws", "socket.io"], { database, options, say });
}

/** Plays word battle on our server and on the peer that its goal names. */
export async function measureWordBattle(database: OwnDatabase, options: RunOptions, say: Say): Promise<Games> {
  return await playInTurns(wordBattleBot({ isPatient: false }), ["ws"], { database, options, say });
}

type RunOptions = Pick<BenchOptions, "runs" | "profileTo">;
type Say = (text: string) => void;

async function playInTurns(
  game: BotGame,
  peers: readonly ("ws" | "socket.io")[],
  { database, options, say }: { database: OwnDatabase; options: RunOptions; say: Say },
): Promise<Games> {
  const { runs, profileTo } = options;
  const guests = TABLES * PLAYERS;
  const benchServers: BenchServer[] = [await openLampstand(database, guests)];
  for (const peer of peers) benchServers.push(await openPeer(peer, guests));
  const games: Record<ServerName, GameRun[]> = { lampstand: [], ws: [], "socket.io": [] };
  try {
    for (const benchServer of benchServers) {
      say(`${benchServer.name} warms up`);
      for (let games = 0; games < WARM_UPS; games += 1) await playOnce(game, benchServer, database, warmUp);
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const benchServer of benchServers) {
        say(`${benchServer.name} plays, run ${run} of ${runs}`);
        const profile = profileTo && join(profileTo, `${benchServer.name}-${game.type}-${run}.cpuprofile`);
        const played = await playOnce(game, benchServer, database, measured, profile);
        games[benchServer.name].push(played);
        const { gamesFinished, errors, examples } = played.report;
        if (gamesFinished < TABLES || errors.length > 0) {
          throw new Error(`${benchServer.name} finished ${gamesFinished} of ${TABLES} games: ${examples.join("; ")}`);
        }
      }
    }
  } finally {
    for (const benchServer of benchServers) await benchServer.close();
  }
  return games;
}

async function playOnce(
  game: BotGame,
  { server, guests }: BenchServer,
  database: OwnDatabase,
  { rounds, leastMs, mostMs }: typeof measured | typeof warmUp,
  profile?: string,
): Promise<GameRun> {
  let cpuMs = 0;
  let databaseCpuMs = 0;
  const report = await playTables({
    guests,
    game,
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
