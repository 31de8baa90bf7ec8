import { join } from "node:path";
import type { BotGame } from "../../game/bot-game.ts";
import { triviaBot } from "../../game/trivia-bot.ts";
import { wordBattleBot } from "../../game/word-battle-bot.ts";
import { median, pairedRatio } from "../../measure.ts";
import { type PlayReport, playTables } from "../../play.ts";
import type { BenchServer, PeerName, ServerName } from "../../server/servers.ts";
import type { BenchServers } from "./bench-servers.ts";

const PLAYERS = 4;
const sizes = {
  full: {
    tables: 100,
    /** With 200 to 1500 ms to think, about 200 answers per second. */
    measured: { rounds: 10, leastMs: 200, mostMs: 1500 },
    /** Runs that aren't measured, until the JavaScript engine has optimized the server's code. */
    warmUps: 2,
    /** Spreads the starts, which read questions and store a session, so that they don't dominate the measurement. */
    startsSpreadMs: 2000,
  },
  smallest: {
    tables: 1,
    measured: { rounds: 5, leastMs: 20, mostMs: 60 },
    warmUps: 0,
    startsSpreadMs: 0,
  },
} as const;
const warmUp = { rounds: 15, leastMs: 50, mostMs: 250 } as const;
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

/** Plays the same trivia on our server and on its peers, in turns. */
export function measureGames(bench: BenchServers): Promise<Games> {
  return playInTurns(bench, triviaBot, ["ws", "ws that stores", "socket.io"]);
}

/** Plays word battle on our server and on the peers that its goals name. */
export function measureWordBattle(bench: BenchServers): Promise<Games> {
  return playInTurns(bench, wordBattleBot({ isPatient: false }), ["ws", "ws that stores"]);
}

async function playInTurns(bench: BenchServers, game: BotGame, peers: readonly PeerName[]): Promise<Games> {
  const { runs, profileTo } = bench.options;
  const { tables, warmUps, measured } = sizes[bench.options.size];
  const guests = tables * PLAYERS;
  const benchServers: BenchServer[] = [];
  const games: Record<ServerName, GameRun[]> = {
    lampstand: [],
    ws: [],
    "ws that stores": [],
    "socket.io": [],
    "socket.io that stores": [],
  };
  try {
    benchServers.push(await bench.lampstand(guests));
    for (const peer of peers) benchServers.push(await bench.peer(peer, guests));
    for (const benchServer of benchServers) {
      bench.say(`${benchServer.name} warms up`);
      for (let games = 0; games < warmUps; games += 1) await playOnce(bench, game, benchServer, warmUp);
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const benchServer of benchServers) {
        bench.say(`${benchServer.name} plays, run ${run} of ${runs}`);
        const profile = profileTo && join(profileTo, `${benchServer.name}-${game.type}-${run}.cpuprofile`);
        const played = await playOnce(bench, game, benchServer, measured, profile);
        games[benchServer.name].push(played);
        const { gamesFinished, errors, examples } = played.report;
        if (gamesFinished < tables || errors.length > 0) {
          throw new Error(`${benchServer.name} finished ${gamesFinished} of ${tables} games: ${examples.join("; ")}`);
        }
      }
    }
  } finally {
    for (const benchServer of benchServers) await benchServer.close();
  }
  return games;
}

interface Pace {
  readonly rounds: 5 | 10 | 15;
  readonly leastMs: number;
  readonly mostMs: number;
}

async function playOnce(
  bench: BenchServers,
  game: BotGame,
  { server, guests }: BenchServer,
  { rounds, leastMs, mostMs }: Pace,
  profile?: string,
): Promise<GameRun> {
  const { tables, startsSpreadMs } = sizes[bench.options.size];
  const database = await bench.database();
  let cpuMs = 0;
  let databaseCpuMs = 0;
  const report = await playTables({
    guests,
    game,
    tables,
    players: PLAYERS,
    settings: { rounds, difficulty: "medium", timeLimit: 30 },
    think: () => leastMs + Math.random() * (mostMs - leastMs),
    startsSpreadMs,
    signal: AbortSignal.timeout(RUN_LIMIT_MS),
    onGames: async (games) => {
      const before = database.cpuMs();
      cpuMs = await server.cpuOf(() => games, profile);
      databaseCpuMs = database.cpuMs() - before;
    },
  });
  const all = tables * rounds;
  return { report, cpuPerRound: cpuMs / all, databaseCpuPerRound: databaseCpuMs / all };
}
