import { Batch } from "../platform/batch.ts";
import type { Database, Statement } from "../platform/database.ts";
import { type KeptResult, keepResult, type StartedRound, startRound } from "./game-session.ts";

/** Nobody waits for a round to be written down, and nobody notices what an answer waits: the table sees at once that there is one. */
const ANSWERS_WINDOW_MS = 30;
const ROUNDS_WINDOW_MS = 25;
const ITEMS_MAX = 200;
/** Less than a room's patience, so that its player hears of a failure, not of silence. */
const BATCH_LIMIT_MS = 3000;

// A session that somebody is changing, perhaps ending, is left to `keepResult`, which waits for it; so is an answer
// that was there already. Each participant is counted once, as an update applies one row of several that match.
const keepResults: Statement = {
  name: "keep-results",
  text: `with given as (
       select * from json_to_recordset($1) as given (
         "sessionId" uuid, "participantId" uuid, round smallint, "requestId" text, answer text, "pointsEarned" integer,
         "responseTimeSeconds" numeric, "timeLimitSeconds" smallint, "isCorrect" boolean)
     ), running as (
       select id from game_sessions where status = 'active' and id in (select "sessionId" from given)
       for share skip locked
     ), kept as (
       insert into game_round_results
         (session_id, participant_id, round_number, request_id, answer, points_earned, response_time, time_limit, is_correct)
       select given.* from given join running on running.id = "sessionId"
       on conflict (session_id, participant_id, round_number) do nothing
       returning participant_id, round_number, request_id, points_earned
     ), scored as (
       update game_participants participant set total_score = participant.total_score + earned.points
       from (select participant_id, sum(points_earned) as points from kept where points_earned > 0 group by 1) earned
       where participant.id = earned.participant_id
     )
     select participant_id || '/' || round_number || '/' || request_id as key from kept`,
};

const startRounds: Statement = {
  name: "start-rounds",
  text: `with given as (
       select * from json_to_recordset($1) as given (
         "sessionId" uuid, round smallint, "drawnId" uuid, "drawnText" text, "startedAt" timestamptz)
     ), running as (
       update game_sessions session set round_number = round, round_start_time = "startedAt"
       from given where id = "sessionId" and status = 'active' returning id
     ), begun as (
       insert into game_rounds (session_id, round_number, question_id, drawn_text, started_at)
       select given.* from given join running on running.id = "sessionId"
       on conflict do nothing
     )
     select id as key from running`,
};

/**
 * Keeps the answers and the rounds of all tables. What arrives at about the same time is one statement and one commit,
 * and each call settles when its row is durable, or failed by itself.
 */
export function roundBatches(database: Pick<Database, "fork" | "run">) {
  const results = new Batch<KeptResult, { kept: boolean }>({
    windowMs: ANSWERS_WINDOW_MS,
    maxItems: ITEMS_MAX,
    isItemsFault: isRefusedByDatabase,
    async together(items) {
      const kept = await keysOf(database, keepResults, items);
      // The same answer twice in a batch was kept for one of them.
      const isKept = (item: KeptResult) => kept.delete(`${item.participantId}/${item.round}/${item.requestId}`);
      return items.map((item) => (isKept(item) ? { kept: true } : undefined));
    },
    alone: async (item) => keepResult(database.fork(), item),
  });
  const rounds = new Batch<StartedRound, { started: true }>({
    windowMs: ROUNDS_WINDOW_MS,
    maxItems: ITEMS_MAX,
    isItemsFault: isRefusedByDatabase,
    async together(items) {
      const given = items.map(({ drawn, startedAt, ...item }) => ({
        ...item,
        drawnId: drawn.id,
        drawnText: drawn.text,
        startedAt: new Date(startedAt).toISOString(),
      }));
      const started = await keysOf(database, startRounds, given);
      return items.map(({ sessionId }) => (started.has(sessionId) ? { started: true } : undefined));
    },
    async alone(item) {
      await startRound(database.fork(), item);
      return { started: true };
    },
  });
  return {
    keepResult: (result: KeptResult) => results.add(result),
    startRound: async (round: StartedRound): Promise<void> => void (await rounds.add(round)),
  };
}

async function keysOf(database: Pick<Database, "run">, statement: Statement, items: readonly object[]) {
  const rows = await database.run<{ key: string }>(statement, [JSON.stringify(items)], BATCH_LIMIT_MS);
  return new Set(rows.map(({ key }) => key));
}

/** SQLSTATE classes in which one row can spoil a statement for all: its values, a constraint, another transaction. */
const itemsFaults: readonly unknown[] = ["22", "23", "40"];

/** Any other failure would meet each item alone too, and a database that is overloaded must not get two hundred more. */
const isRefusedByDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  itemsFaults.includes(String(error.code).slice(0, 2)) &&
  "severity" in error;
