import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { GameParticipantEntity } from "../../game/game-participant.entity.ts";
import type { GameRoundEntity, GameSessionEntity } from "../../game/game-session.entity.ts";
import type { TriviaQuestionEntity } from "../question.entity.ts";
import type { QuestionFlagEntity } from "./question-flag.entity.ts";

type Tables = InferKyselyDB<
  | typeof GameSessionEntity
  | typeof GameParticipantEntity
  | typeof GameRoundEntity
  | typeof TriviaQuestionEntity
  | typeof QuestionFlagEntity
>;

/** The rounds of games that have ended which began while the member had their seat. */
const playedBy = (em: EntityManager, memberId: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("game_rounds as round")
    .innerJoin("game_sessions as session", "session.id", "round.session_id")
    .innerJoin("game_participants as seat", "seat.room_id", "session.room_id")
    .where("seat.user_id", "=", memberId)
    .where("session.status", "<>", "active")
    .whereRef("seat.joined_at", "<=", "round.started_at")
    .where((row) => row.or([row("seat.is_active", "=", true), row("seat.left_at", ">=", row.ref("round.started_at"))]));

/** Undefined unless they played the question, and it was not voided. */
export const selectPlayed = (em: EntityManager, memberId: string, questionId: string) =>
  playedBy(em, memberId)
    .innerJoin("trivia_questions as question", "question.id", "round.question_id")
    .where("question.id", "=", questionId)
    .where("question.voided_at", "is", null)
    .select("round.session_id")
    .limit(1)
    .executeTakeFirst();

/** The questions of the last game that they played in a room and that has ended. */
export function selectPlayedQuestions(em: EntityManager, memberId: string, roomId: string) {
  const played = playedBy(em, memberId).where("session.room_id", "=", roomId);
  return played
    .innerJoin("trivia_questions as question", "question.id", "round.question_id")
    .leftJoin("question_flags as flag", (join) =>
      join.onRef("flag.question_id", "=", "question.id").on("flag.user_id", "=", memberId),
    )
    .where("question.voided_at", "is", null)
    .where("session.id", "=", played.select("session.id").orderBy("session.created_at", "desc").limit(1))
    .select(["question.id as questionId", "question.question", "flag.reason as flag"])
    .orderBy("round.round_number")
    .execute();
}

/** The flags of questions that nobody has cleared, by reason, most often first. */
export const selectFlags = (em: EntityManager, questionIds: readonly string[]) =>
  em
    .getKysely<Tables>()
    .selectFrom("question_flags")
    .where((row) => row("question_id", "=", row.fn.any(row.val(questionIds))))
    .where("cleared_at", "is", null)
    .select(["question_id", "reason", sql<number>`count(*)::int`.as("count")])
    .groupBy(["question_id", "reason"])
    .orderBy("count", "desc")
    .orderBy("reason")
    .execute();
