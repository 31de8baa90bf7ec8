import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { GameRoundEntity, GameRoundResultEntity, GameSessionEntity } from "../../game/game-session.entity.ts";

type Tables = InferKyselyDB<typeof GameRoundEntity | typeof GameRoundResultEntity | typeof GameSessionEntity>;

const count = sql<number>`count(*)::int`;

/** The rounds with these questions, without those that were skipped. */
const roundsWith = (em: EntityManager, questionIds: readonly string[]) =>
  em
    .getKysely<Tables>()
    .selectFrom("game_rounds as round")
    .where((row) => row("round.question_id", "=", row.fn.any(row.val(questionIds))))
    .where("round.skipped_at", "is", null);

/** QUESTION-10: what happened with these questions in games. Those that were never played are left out. */
export const selectStatistics = (em: EntityManager, questionIds: readonly string[]) =>
  em
    .getKysely<Tables>()
    .with("shown", () =>
      roundsWith(em, questionIds).select(["round.question_id", "round.session_id", "round.round_number"]),
    )
    .with("given", (database) =>
      database
        .selectFrom("shown")
        .innerJoin("game_round_results as result", (join) =>
          join
            .onRef("result.session_id", "=", "shown.session_id")
            .onRef("result.round_number", "=", "shown.round_number"),
        )
        .select(["shown.question_id", "result.answer", "result.is_correct", "result.response_time"]),
    )
    .with("times", (database) =>
      database
        .selectFrom("shown")
        .select(["question_id", count.as("times_shown")])
        .groupBy("question_id"),
    )
    .with("answered", (database) =>
      database
        .selectFrom("given")
        .select([
          "question_id",
          count.as("answered"),
          sql<number>`count(*) filter (where is_correct)::int`.as("correct"),
          sql<number>`(percentile_cont(0.5) within group (order by response_time))::float8`.as("median_seconds"),
        ])
        .groupBy("question_id"),
    )
    .with("counted", (database) =>
      database
        .selectFrom("given")
        .select(["question_id", "answer", count.as("count")])
        .groupBy(["question_id", "answer"]),
    )
    .with("answers", (database) =>
      database
        .selectFrom("counted")
        .select(["question_id", sql<Record<string, number>>`jsonb_object_agg(answer, count)`.as("answers")])
        .groupBy("question_id"),
    )
    .selectFrom("times")
    .leftJoin("answered", "answered.question_id", "times.question_id")
    .leftJoin("answers", "answers.question_id", "times.question_id")
    .select(["times.question_id", "times_shown", "answered", "correct", "median_seconds", "answers"])
    .execute();

/** The games that ended and in which a question was played, and how many of them were corrected since it was voided. */
export const selectVoidProgress = (em: EntityManager, questionId: string) =>
  roundsWith(em, [questionId])
    .innerJoin("game_sessions as session", "session.id", "round.session_id")
    .where("session.status", "=", "finished")
    .select([count.as("games"), sql<number>`count(round.voided_at)::int`.as("corrected")])
    .executeTakeFirstOrThrow();
