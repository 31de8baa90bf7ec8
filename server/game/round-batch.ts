import type { ShownQuestion } from "../../schema/game/shown-question.ts";
import { Batch } from "../platform/async/batch.ts";
import type { Database } from "../platform/database/database.ts";
import { type AnswerRow, START_ROUNDS, STORE_ANSWERS, STORE_ANSWERS_WAITING } from "./game-store.ts";
import { heldElsewhere } from "./held-room.ts";

/** One judged answer. Times are in seconds. */
export interface RoundAnswer {
  readonly sessionId: string;
  readonly round: number;
  readonly participantId: string;
  readonly requestId: string;
  readonly answer: string;
  readonly pointsEarned: number;
  readonly responseTimeSeconds: number;
  readonly timeLimitSeconds: number;
  readonly isCorrect: boolean;
}

export interface StartedRound {
  readonly sessionId: string;
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly content: { readonly id: string | null; readonly text: string | null; readonly question?: ShownQuestion };
}

/** A round that its host has skipped, and how many rounds the game has now. */
export interface SkippedRound extends StartedRound {
  readonly roomId: string;
  readonly rounds: number;
}

/**
 * How long an answer waits for those of other rooms. Its room shows at once that the player has answered, so no one
 * notices.
 */
const ANSWERS_WINDOW_MS = 30;
export const ROUNDS_WINDOW_MS = 25;
export const ITEMS_MAX = 200;
/** Less than a room waits, so that the player gets the failure. */
export const BATCH_LIMIT_MS = 3000;

/**
 * Stores the answers and rounds of all rooms that the server `heldBy` holds, or of all if none is given. Those that arrive at
 * about the same time share one statement and one commit. Each call settles when its own row is durable or has failed.
 */
export function roundBatches(database: Pick<Database, "run">, heldBy?: number) {
  const run = <Row extends object>(statement: typeof STORE_ANSWERS, items: readonly object[]) =>
    database.run<Row>(statement, [JSON.stringify(items), heldBy ?? null], BATCH_LIMIT_MS);
  const store = (statement: typeof STORE_ANSWERS, answers: readonly RoundAnswer[]) =>
    run<AnswerRow>(statement, answers);

  const answers = new Batch<RoundAnswer, { saved: boolean }>({
    windowMs: ANSWERS_WINDOW_MS,
    maxItems: ITEMS_MAX,
    isItemsFault: isRefusedByDatabase,
    async together(items) {
      const rows = await store(STORE_ANSWERS, items);
      const stored = new Set(rows.filter((row) => row.is_new).map(keyOfRow));
      // If a batch contains the same answer twice, it was stored for one of them.
      return items.map((item) => (stored.delete(keyOf(item)) ? { saved: true } : undefined));
    },
    async alone(item) {
      const [row] = await store(STORE_ANSWERS_WAITING, [item]);
      if (row?.is_new) return { saved: true };
      if (row?.is_running || row?.was_there) return { saved: false };
      throw row?.is_held ? notRunning(item) : heldElsewhere();
    },
  });

  const startAll = async (items: readonly StartedRound[]) => {
    const parameters = items.map(({ content, startedAt, ...item }) => ({
      ...item,
      drawnId: content.id,
      drawnText: content.text,
      shownQuestion: content.question ?? null,
      startedAt: new Date(startedAt).toISOString(),
    }));
    const rows = await run<{ id: string; is_running: boolean }>(START_ROUNDS, parameters);
    const held = new Map(rows.map(({ id, is_running }) => [id, is_running]));
    return items.map((item) => {
      const isRunning = held.get(item.sessionId);
      if (isRunning) return Promise.resolve();
      return Promise.reject(isRunning === undefined ? heldElsewhere() : notRunning(item));
    });
  };

  const rounds = new Batch<StartedRound, void>({
    windowMs: ROUNDS_WINDOW_MS,
    maxItems: ITEMS_MAX,
    isItemsFault: isRefusedByDatabase,
    together: startAll,
    alone: async (item) => (await startAll([item]))[0],
  });

  return {
    /**
     * Stores a player's answer of a round. `saved` is false if there already was one. Rejects if the game is not
     * running.
     */
    saveResult: (answer: RoundAnswer) => answers.add(answer),
    /** Starts a round of a running game, with its content. */
    startRound: (round: StartedRound) => rounds.add(round),
  };
}

const notRunning = ({ sessionId }: { readonly sessionId: string }) => new Error(`game ${sessionId} does not run`);

const keyOf = ({ participantId, round, requestId }: RoundAnswer) => `${participantId}/${round}/${requestId}`;
const keyOfRow = (row: AnswerRow) => `${row.participant_id}/${row.round_number}/${row.request_id}`;

/** SQLSTATE classes in which a single row can fail the whole statement: invalid values, a constraint, a conflict. */
const itemFaults: readonly unknown[] = ["22", "23", "40"];

/**
 * Other failures would affect each item alone too, and retrying one by one would add two hundred statements to an
 * overloaded database.
 */
export const isRefusedByDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  itemFaults.includes(String(error.code).slice(0, 2)) &&
  "severity" in error;
