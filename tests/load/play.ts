import type { Notebook } from "./bot.ts";
import type { Guest, TableSettings } from "./bot-client.ts";
import { fillTables } from "./fill.ts";
import type { BotGame } from "./game/bot-game.ts";
import { type Spread, spread, Tally } from "./measure.ts";
import { Refused } from "./member/member.ts";
import { SocketRefused } from "./member/seat-client.ts";
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
  /** The score of each player of a finished game by member id, according to their ledger. */
  readonly scores: ReadonlyMap<string, number>;
}

const STARTS_SPREAD_MS = 400;

/** Fills all tables, plays one game at each, and leaves. Never rejects: errors are in the report. */
export async function playTables(options: PlayOptions): Promise<PlayReport> {
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
  const seated = sumOf(tables.map((table) => table.bots.length));
  const perRound = filled.length * players * rounds;
  return {
    tables: options.tables,
    players,
    rounds,
    gamesFinished: played.size,
    joinSeconds,
    gameSeconds,
    answersConfirmed: sumOf(tables.flatMap(({ bots }) => bots.map(({ ledger }) => ledger.answersConfirmed))),
    joins: spread(tables.flatMap((table) => table.joins)),
    receipts: spread(notebook.receipts),
    answersSeen: spread(tables.flatMap((table) => table.answersSeen.delays)),
    startsSeen: spread(tables.flatMap((table) => table.startSeen.delays)),
    bytes: {
      joinReceived: joinTraffic.received / seated,
      joinSent: joinTraffic.sent / seated,
      roundReceived: gameTraffic.received / perRound,
      roundSent: gameTraffic.sent / perRound,
    },
    errors: errors.entries,
    examples: [...examples.values()],
    scores: new Map([...played].flatMap(({ bots }) => bots.map((bot) => [bot.client.memberId, bot.ledger.score]))),
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
