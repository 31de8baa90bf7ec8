import type { Notebook } from "./bot.ts";
import type { Guest, TableSettings } from "./bot-client.ts";
import { fillTables } from "./fill.ts";
import type { BotGame } from "./game/bot-game.ts";
import { type Spread, spread, Tally } from "./measure.ts";
import { Refused } from "./member/member.ts";
import { SocketRefused } from "./member/seat-client.ts";
import type { Standing } from "./standings.ts";
import { Table } from "./table.ts";

export interface PlayOptions {
  /** Enough for all tables. */
  readonly guests: readonly Guest[];
  readonly tables: number;
  readonly players: number;
  readonly settings: Omit<TableSettings, "roomName" | "maxPlayers">;
  /** Trivia by default. */
  readonly game?: BotGame;
  /** How long a bot thinks about a round, in milliseconds. */
  readonly think: () => number;
  /** The tables start one after the other within this time. */
  readonly startsSpreadMs?: number;
  /** Aborts running games. */
  readonly signal: AbortSignal;
  /** Wraps the games without the joining, to measure them. */
  readonly onGames?: (games: Promise<void>) => Promise<void>;
}

export interface PlayReport {
  readonly tables: number;
  readonly players: number;
  readonly rounds: number;
  readonly gamesFinished: number;
  readonly joinSeconds: number;
  readonly gameSeconds: number;
  /** Answers that the server confirmed. */
  readonly answersConfirmed: number;
  /** All in milliseconds. */
  readonly joins: Spread;
  readonly receipts: Spread;
  readonly answersSeen: Spread;
  readonly startsSeen: Spread;
  /** Bytes per player, for joining and for each round. */
  readonly bytes: {
    readonly joinReceived: number;
    readonly joinSent: number;
    readonly roundReceived: number;
    readonly roundSent: number;
  };
  /** Failures by code, most frequent first. */
  readonly errors: readonly (readonly [string, number])[];
  /** The first error of each code, as text. */
  readonly examples: readonly string[];
  /** The finished games of each player and their points by member id, according to their ledgers. */
  readonly scores: ReadonlyMap<string, Standing>;
}

/** What was counted and measured, so that several runs can be added up. Plain data. */
export interface PlayTotals {
  readonly tables: number;
  readonly players: number;
  readonly rounds: number;
  readonly gamesFinished: number;
  readonly joinSeconds: number;
  readonly gameSeconds: number;
  readonly answersConfirmed: number;
  readonly seated: number;
  /** Rounds of all players of all games. */
  readonly playerRounds: number;
  readonly samples: Readonly<Record<"joins" | "receipts" | "answersSeen" | "startsSeen", readonly number[]>>;
  /** Bytes of all players. */
  readonly traffic: PlayReport["bytes"];
  readonly errors: readonly (readonly [string, number])[];
  readonly examples: readonly string[];
  readonly scores: readonly (readonly [string, Standing])[];
}

const STARTS_SPREAD_MS = 400;
const EXAMPLES_MAX = 20;

/** Fills all tables, plays one game at each, and leaves. Never rejects: errors are in the report. */
export const playTables = async (options: PlayOptions): Promise<PlayReport> => playReport(await playTotals(options));

/** The same, as figures that can be added up. */
export async function playTotals(options: PlayOptions): Promise<PlayTotals> {
  const { players, signal } = options;
  const errors = new Tally();
  const examples = new Map<string, string>();
  const notebook: Notebook = {
    receipts: [],
    error(code, detail) {
      errors.add(code);
      if (!examples.has(code)) examples.set(code, `${code}: ${detail}`);
    },
  };
  const noteFailure = (error: unknown) => notebook.error(codeOf(error, signal), String(error));
  const tables = Array.from({ length: options.tables }, () => new Table({ ...options, notebook }));

  const joinsBegan = performance.now();
  const filled = await fillTables(tables, { ...options, onFailure: noteFailure });
  const joinSeconds = (performance.now() - joinsBegan) / 1000;
  const joinTraffic = sumOver(tables, (table) => table.traffic);

  const gamesBegan = performance.now();
  const played = new Set<Table>();
  const games = Promise.all(filled.map((table) => playOne(table).then(() => played.add(table), noteFailure)));
  await (options.onGames ?? ((all) => all))(games.then(() => {}));
  const gameSeconds = (performance.now() - gamesBegan) / 1000;
  const gameTraffic = sumOver(filled, (table) => table.gameTraffic);
  for (const table of tables) table.leave();

  async function playOne(table: Table): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * (options.startsSpreadMs ?? STARTS_SPREAD_MS)));
    await table.play(signal);
  }

  const { rounds } = options.settings;
  return {
    tables: options.tables,
    players,
    rounds,
    gamesFinished: played.size,
    joinSeconds,
    gameSeconds,
    answersConfirmed: sumOf(tables.flatMap(({ bots }) => bots.map(({ ledger }) => ledger.answersConfirmed))),
    seated: sumOf(tables.map((table) => table.bots.length)),
    playerRounds: filled.length * players * rounds,
    samples: {
      joins: tables.flatMap((table) => table.joins),
      receipts: notebook.receipts,
      answersSeen: tables.flatMap((table) => table.answersSeen.delays),
      startsSeen: tables.flatMap((table) => table.startSeen.delays),
    },
    traffic: {
      joinReceived: joinTraffic.received,
      joinSent: joinTraffic.sent,
      roundReceived: gameTraffic.received,
      roundSent: gameTraffic.sent,
    },
    errors: errors.entries,
    examples: [...examples.values()],
    scores: [...played].flatMap(({ bots }) =>
      bots.map((bot) => [bot.client.memberId, { games: 1, score: bot.ledger.score }] as const),
    ),
  };
}

/** What the figures of a run, or of several, come to. */
export function playReport(totals: PlayTotals): PlayReport {
  const { samples, traffic, seated, playerRounds, scores, ...figures } = totals;
  return {
    ...figures,
    joins: spread(samples.joins),
    receipts: spread(samples.receipts),
    answersSeen: spread(samples.answersSeen),
    startsSeen: spread(samples.startsSeen),
    bytes: {
      joinReceived: traffic.joinReceived / seated,
      joinSent: traffic.joinSent / seated,
      roundReceived: traffic.roundReceived / playerRounds,
      roundSent: traffic.roundSent / playerRounds,
    },
    scores: new Map(scores),
  };
}

/** Adds up runs that took so many seconds together, because they went on at the same time. At least one. */
export function addTotals(runs: readonly PlayTotals[], seconds: number): PlayTotals {
  const [{ players, rounds }] = runs as [PlayTotals];
  const sum = (figure: (run: PlayTotals) => number) => sumOf(runs.map(figure));
  const all = (name: keyof PlayTotals["samples"]) => runs.flatMap(({ samples }) => samples[name]);
  const bytes = (name: keyof PlayTotals["traffic"]) => sum(({ traffic }) => traffic[name]);
  const errors = new Tally();
  for (const [code, count] of runs.flatMap((run) => run.errors)) errors.add(code, count);
  const scores = new Map<string, Standing>();
  for (const [memberId, { games, score }] of runs.flatMap((run) => run.scores)) {
    const before = scores.get(memberId) ?? { games: 0, score: 0 };
    scores.set(memberId, { games: before.games + games, score: before.score + score });
  }
  return {
    players,
    rounds,
    tables: sum(({ tables }) => tables),
    gamesFinished: sum(({ gamesFinished }) => gamesFinished),
    joinSeconds: seconds,
    gameSeconds: seconds,
    answersConfirmed: sum(({ answersConfirmed }) => answersConfirmed),
    seated: sum(({ seated }) => seated),
    playerRounds: sum(({ playerRounds }) => playerRounds),
    samples: {
      joins: all("joins"),
      receipts: all("receipts"),
      answersSeen: all("answersSeen"),
      startsSeen: all("startsSeen"),
    },
    traffic: {
      joinReceived: bytes("joinReceived"),
      joinSent: bytes("joinSent"),
      roundReceived: bytes("roundReceived"),
      roundSent: bytes("roundSent"),
    },
    errors: errors.entries,
    examples: runs.flatMap((run) => run.examples).slice(0, EXAMPLES_MAX),
    scores: [...scores],
  };
}

function codeOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof Refused) return error.code;
  if (error instanceof SocketRefused) return "bots/socket-refused";
  if (signal.aborted) return "bots/out-of-time";
  return error instanceof Error && error.message.startsWith("the connection closed") ? "bots/game-lost" : "bots/failed";
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function sumOver(tables: readonly Table[], traffic: (table: Table) => { received: number; sent: number }) {
  const all = tables.map(traffic);
  return { received: sumOf(all.map(({ received }) => received)), sent: sumOf(all.map(({ sent }) => sent)) };
}
