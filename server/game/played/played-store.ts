import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Difficulty } from "../../../schema/game/common-settings.ts";
import type { PlayedRound } from "../../../schema/game/played-api.ts";
import type { GameType } from "../../../schema/game/settings.ts";
import type { ShownQuestion } from "../../../schema/game/shown-question.ts";
import type { TriviaQuestionEntity } from "../../question/question.entity.ts";
import type { GameParticipantEntity } from "../game-participant.entity.ts";
import type { GameRoundEntity, GameRoundResultEntity, GameSessionEntity } from "../game-session.entity.ts";
import { hasPlayed } from "../game-store.ts";
import type { GameRoomEntity } from "../room/game-room.entity.ts";

type Tables = InferKyselyDB<
  | typeof GameSessionEntity
  | typeof GameRoomEntity
  | typeof GameParticipantEntity
  | typeof GameRoundEntity
  | typeof GameRoundResultEntity
  | typeof TriviaQuestionEntity
>;

/** GAME-60: the games of this member; a game of others is not among them. */
const ownGames = (em: EntityManager, memberId: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("game_sessions as session")
    .innerJoin("game_rooms as room", "room.id", "session.room_id")
    .innerJoin("game_participants as own", "own.room_id", "session.room_id")
    .where("own.user_id", "=", memberId)
    .where(sql<boolean>`${sql.raw(hasPlayed("own", "session"))}`);

/** The columns that say what kind of game it was. */
const summary = [
  "session.id as sessionId",
  "session.status",
  "own.id as ownId",
  sql<GameType>`room.game_type`.as("gameType"),
  sql<string>`room.settings ->> 'roomName'`.as("roomName"),
  "room.is_practice as isPractice",
  sql<Difficulty>`room.settings ->> 'difficulty'`.as("difficulty"),
  sql<number>`(room.settings ->> 'timeLimit')::int`.as("timeLimit"),
  sql<boolean>`coalesce((room.settings ->> 'bibleNames')::boolean, false)`.as("bibleNames"),
  sql<number>`floor(extract(epoch from session.ended_at) * 1000)::float8`.as("endedAt"),
] as const;

export type OwnSession = NonNullable<Awaited<ReturnType<typeof selectOwnGame>>>;

export const selectOwnGame = (em: EntityManager, memberId: string, sessionId: string) =>
  ownGames(em, memberId).select(summary).where("session.id", "=", sessionId).executeTakeFirst();

/** The newest one of this room. */
export const selectLastOwnGame = (em: EntityManager, memberId: string, roomId: string) =>
  ownGames(em, memberId)
    .select(summary)
    .where("session.room_id", "=", roomId)
    .orderBy("session.created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Everyone who played a game, in the order of their seats. */
export const selectSeats = (em: EntityManager, sessionId: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("game_sessions as session")
    .innerJoin("game_participants as seat", "seat.room_id", "session.room_id")
    .select(["seat.id", "seat.user_id as memberId", "seat.display_name as displayName", "seat.seat"])
    .where("session.id", "=", sessionId)
    .where(sql<boolean>`${sql.raw(hasPlayed("seat", "session"))}`)
    .orderBy("seat.seat")
    .orderBy("seat.id")
    .execute();

/** Every answer of a game, in the order of its rounds. */
export const selectAnswers = (em: EntityManager, sessionId: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("game_round_results as result")
    .select([
      "result.participant_id as playerId",
      "result.round_number as round",
      "result.answer",
      "result.is_correct as isCorrect",
      "result.points_earned as points",
      sql<number>`result.response_time::float8`.as("seconds"),
    ])
    .where("result.session_id", "=", sessionId)
    .orderBy("result.round_number")
    .execute();

export type StoredAnswer = Awaited<ReturnType<typeof selectAnswers>>[number];

/** Every round of a game. `question` is how it was shown, or else, in older games, as it is today. */
export const selectRounds = (em: EntityManager, sessionId: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("game_rounds as round")
    .leftJoin("trivia_questions as question", "question.id", "round.question_id")
    .select([
      "round.round_number as round",
      "round.drawn_text as letters",
      sql<PlayedRound["state"]>`case when round.skipped_at is not null then 'skipped'
        when round.voided_at is not null then 'voided' else 'counted' end`.as("state"),
      sql<ShownQuestion | null>`coalesce(round.shown_question, ${questionOfToday})`.as("question"),
    ])
    .where("round.session_id", "=", sessionId)
    .orderBy("round.round_number")
    .execute();

export type StoredRound = Awaited<ReturnType<typeof selectRounds>>[number];

const questionOfToday = sql`case when question.id is not null then jsonb_build_object(
  'question', question.question,
  'options', jsonb_build_array(question.correct_answer) || question.incorrect_answers,
  'correctOption', 0,
  'scriptureReference', coalesce(question.scripture_reference, '')
) end`;

const ownScore = sql<number>`coalesce((select sum(result.points_earned)::int from game_round_results result
  where result.session_id = session.id and result.participant_id = own.id), 0)`;

/** Finished games, newest first, after this key: when a game ended, in microseconds since 1970, and its id. */
export function selectOwnGames(
  em: EntityManager,
  memberId: string,
  { after, limit }: { after: readonly [number, string] | undefined; limit: number },
) {
  const finished = ownGames(em, memberId).where("session.status", "=", "finished");
  const rest = after
    ? finished.where(sql<boolean>`(session.ended_at, session.id)
        < (timestamptz 'epoch' + ${after[0]} * interval '1 microsecond', ${after[1]}::uuid)`)
    : finished;
  return rest
    .select([
      ...summary,
      sql<number>`(extract(epoch from session.ended_at) * 1000000)::bigint::float8`.as("endedMicroseconds"),
      ownScore.as("score"),
      sql<number>`(select 1 + count(*)::int from (
        select sum(result.points_earned) as score from game_round_results result
        where result.session_id = session.id group by result.participant_id
      ) other where other.score > ${ownScore})`.as("rank"),
      sql<number>`(select count(*)::int from game_participants seat
        where seat.room_id = session.room_id and ${sql.raw(hasPlayed("seat", "session"))})`.as("players"),
    ])
    .orderBy("session.ended_at", "desc")
    .orderBy("session.id", "desc")
    .limit(limit)
    .execute();
}

/** The member's answers of finished games by the reference of their question. Rounds that count for nobody are left out. */
export const selectAnswersByReference = (em: EntityManager, memberId: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("game_participants as own")
    .innerJoin("game_round_results as result", "result.participant_id", "own.id")
    .innerJoin("game_sessions as session", "session.id", "result.session_id")
    .innerJoin("game_rounds as round", (join) =>
      join.onRef("round.session_id", "=", "result.session_id").onRef("round.round_number", "=", "result.round_number"),
    )
    .leftJoin("trivia_questions as question", "question.id", "round.question_id")
    .select([
      sql<string | null>`coalesce(round.shown_question ->> 'scriptureReference', question.scripture_reference)`.as(
        "reference",
      ),
      sql<number>`count(*)::int`.as("answered"),
      sql<number>`count(*) filter (where result.is_correct)::int`.as("right"),
    ])
    .where("own.user_id", "=", memberId)
    .where("session.status", "=", "finished")
    .where("round.counts", "=", true)
    .groupBy(sql`1`)
    .execute();

/** The references of the questions that games may ask. */
export const selectAskedReferences = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("trivia_questions")
    .select(sql<string>`scripture_reference`.as("reference"))
    .distinct()
    .where("is_active", "=", true)
    .where("scripture_reference", "is not", null)
    .execute();
