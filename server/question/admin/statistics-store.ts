// Prepared statements: one statement reads what all questions of a page were worth in games, however often they were played.
import { prepared } from "../../platform/database/prepared.ts";

interface StatisticsRow {
  readonly question_id: string;
  readonly times_shown: number;
  readonly answered: number;
  readonly correct: number;
  /** Seconds. Null if nobody answered. */
  readonly median_seconds: number | null;
  /** How often each answer was given, by its text. */
  readonly answers: Readonly<Record<string, number>>;
}

/** $1 questions, without the rounds that were skipped. Questions that were never played are left out. */
export const selectStatistics = prepared<StatisticsRow>(
  "question-statistics",
  `with shown as (
     select question_id, session_id, round_number from game_rounds
     where question_id = any ($1::uuid[]) and skipped_at is null
   ), given as (
     select shown.question_id, result.answer, result.is_correct, result.response_time
     from shown join game_round_results result
       on result.session_id = shown.session_id and result.round_number = shown.round_number
   ), times as (
     select question_id, count(*)::int as times_shown from shown group by question_id
   ), answered as (
     select question_id, count(*)::int as answered, count(*) filter (where is_correct)::int as correct,
       (percentile_cont(0.5) within group (order by response_time))::float8 as median_seconds
     from given group by question_id
   ), counted as (
     select question_id, answer, count(*)::int as count from given group by question_id, answer
   ), answers as (
     select question_id, jsonb_object_agg(answer, count) as answers from counted group by question_id
   )
   select question_id, times_shown, coalesce(answered, 0) as answered, coalesce(correct, 0) as correct, median_seconds,
     coalesce(answers, '{}') as answers
   from times left join answered using (question_id) left join answers using (question_id)`,
);

/** $1 a question. The games that ended and in which it was played, and how many of them were corrected since it was voided. */
export const selectVoidProgress = prepared<{ games: number; corrected: number }>(
  "question-void-progress",
  `select count(*)::int as games, count(*) filter (where round.voided_at is not null)::int as corrected
   from game_rounds round join game_sessions session on session.id = round.session_id and session.status = 'finished'
   where round.question_id = $1 and round.skipped_at is null`,
);
