import type { EntityManager } from "@mikro-orm/postgresql";
import { countGame } from "../leaderboard/leaderboard.ts";
import { interruptSessions, lockOpenRoom, lockRoom } from "./game.ts";

/**
 * The host started: the room plays, scores are zero, a session begins. Repeated before the first round, it answers with
 * that session; a game in its rounds, whose end could not be kept, ends uncounted.
 */
export async function startSession(em: EntityManager, { roomId }: { roomId: string }): Promise<{ sessionId: string }> {
  return await em.transactional(async (em) => {
    await lockOpenRoom(em, roomId);
    const [running] = await em.execute<{ id: string }[]>(
      "select id from game_sessions where room_id = ? and status = 'active' and round_start_time is null",
      [roomId],
    );
    if (running) return { sessionId: running.id };
    await interruptSessions(em, [roomId]);
    await em.execute("update game_rooms set status = 'playing', started_at = now(), ended_at = null where id = ?", [
      roomId,
    ]);
    await em.execute("update game_participants set total_score = 0 where room_id = ?", [roomId]);
    const [begun] = await em.execute<{ id: string }[]>("insert into game_sessions (room_id) values (?) returning id", [
      roomId,
    ]);
    return { sessionId: (begun as { id: string }).id };
  });
}

export interface StartedRound {
  readonly sessionId: string;
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly drawn: { readonly id: string | null; readonly text: string | null };
}

/** A round of a running game begins, with what was drawn for it. */
export async function startRound(em: EntityManager, round: StartedRound): Promise<void> {
  const startedAt = new Date(round.startedAt).toISOString();
  const [session] = await em.execute<{ id: string }[]>(
    `with session as (
       update game_sessions set round_number = ?, round_start_time = ? where id = ? and status = 'active' returning id
     ), begun as (
       insert into game_rounds (session_id, round_number, question_id, drawn_text, started_at)
       select id, ?, ?::uuid, ?, ?::timestamptz from session
       on conflict do nothing
     )
     select id from session`,
    [round.round, startedAt, round.sessionId, round.round, round.drawn.id, round.drawn.text, startedAt],
  );
  if (!session) throw new Error(`game ${round.sessionId} does not run`);
}

/** One answer as its round judged it; times in seconds. */
export interface KeptResult {
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

/** Keeps a player's one answer of a round and its points; `kept` is false where that answer was there already. */
export async function keepResult(em: EntityManager, result: KeptResult): Promise<{ kept: boolean }> {
  // The share lock makes finishing wait for answers under way, and answers that come later miss the running game.
  const [outcome] = await em.execute<{ is_running: boolean; is_kept: boolean }[]>(
    `with session as (
       select id from game_sessions where id = ? and status = 'active' for share
     ), kept as (
       insert into game_round_results
         (session_id, participant_id, round_number, request_id, answer, points_earned, response_time, time_limit, is_correct)
       select id, ?::uuid, ?, ?, ?, ?, ?, ?, ? from session
       on conflict (session_id, participant_id, round_number) do nothing
       returning participant_id, points_earned
     ), scored as (
       update game_participants participant set total_score = participant.total_score + kept.points_earned
       from kept where participant.id = kept.participant_id
     )
     select exists (select from session) as is_running, exists (select from kept) as is_kept`,
    [
      result.sessionId,
      result.participantId,
      result.round,
      result.requestId,
      result.answer,
      result.pointsEarned,
      result.responseTimeSeconds,
      result.timeLimitSeconds,
      result.isCorrect,
    ],
  );
  if (outcome?.is_running || (await isKept(em, result))) return { kept: outcome?.is_kept === true };
  throw new Error(`game ${result.sessionId} does not run`);
}

/** An answer that is sent again after the game's end was kept all the same. */
async function isKept(em: EntityManager, result: KeptResult): Promise<boolean> {
  const rows = await em.execute<{ id: string }[]>(
    "select id from game_round_results where session_id = ? and participant_id = ? and round_number = ?",
    [result.sessionId, result.participantId, result.round],
  );
  return rows.length > 0;
}

/**
 * Ends a game and counts it for the players in `standings`, whatever number of calls arrive: one of them finds it
 * running. Scores are what the kept answers add up to; the standings tell who took part and who came first.
 */
export async function finishSession(
  em: EntityManager,
  game: {
    roomId: string;
    sessionId: string;
    standings: readonly { memberId: string; participantId: string; score: number; rank: number }[];
  },
): Promise<void> {
  await em.transactional(async (em) => {
    const { gameType } = await lockRoom(em, game.roomId);
    const [finished] = await em.execute<{ id: string }[]>(
      `update game_sessions set status = 'finished', ended_at = now()
       where id = ? and room_id = ? and status = 'active' returning id`,
      [game.sessionId, game.roomId],
    );
    if (!finished) return await refuseUnlessFinished(em, game);
    await em.execute("update game_rooms set status = 'finished', ended_at = now() where id = ?", [game.roomId]);
    const scores = await settleScores(em, game);
    const played = game.standings.map(({ memberId, participantId, rank }) => {
      const score = scores.get(participantId) ?? 0;
      return { memberId, score, isWon: rank === 1 && score > 0 };
    });
    await countGame(em, gameType, played);
  });
}

async function refuseUnlessFinished(em: EntityManager, game: { roomId: string; sessionId: string }): Promise<void> {
  const [session] = await em.execute<{ status: string }[]>(
    "select status from game_sessions where id = ? and room_id = ?",
    [game.sessionId, game.roomId],
  );
  if (session?.status !== "finished") throw new Error(`game ${game.sessionId} is ${session?.status ?? "not there"}`);
}

/** Sets every player's score to the sum of their kept answers; by participant. */
async function settleScores(
  em: EntityManager,
  { roomId, sessionId }: { roomId: string; sessionId: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await em.execute<{ id: string; total_score: number }[]>(
    `update game_participants participant
     set total_score = coalesce(
       (select sum(points_earned) from game_round_results where session_id = ? and participant_id = participant.id), 0)
     where room_id = ?
     returning id, total_score`,
    [sessionId, roomId],
  );
  return new Map(rows.map((row) => [row.id, row.total_score]));
}
