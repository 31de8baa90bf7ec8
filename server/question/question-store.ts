// A hot path: players wait for this whenever a game starts, in many rooms at once. One statement finds the questions
// from their recent games.
import type { EntityManager } from "@mikro-orm/postgresql";
import { prepared } from "../platform/database/prepared.ts";

export interface QuestionRow {
  readonly id: string;
  readonly question: string;
  readonly correct_answer: string;
  readonly incorrect_answers: string[];
  readonly category: string;
  readonly points: number;
  readonly scripture_reference: string | null;
}

/** Blocks other changes of the questions until the transaction ends, but not games that read them. */
export async function lockQuestions(tx: EntityManager): Promise<void> {
  await tx.execute("lock table trivia_questions in share row exclusive mode");
}

/**
 * Members' ids, how many of their last games count, a difficulty, how many to draw: random active questions, first
 * those that none of them had in those games, then those longest ago.
 */
export const selectDraw = prepared<QuestionRow>(
  "draw-questions",
  `with last_session as (
     select session.id, session.created_at
     from unnest($1::uuid[]) as member (id)
     cross join lateral (
       select played.id, played.created_at
       from game_participants seat join game_sessions played on played.room_id = seat.room_id
       where seat.user_id = member.id
       order by played.created_at desc
       limit $2
     ) as session
   ), met as (
     select round.question_id, max(last_session.created_at) as met_at
     from last_session join game_rounds round on round.session_id = last_session.id
     group by round.question_id
   ), drawn as (
     select question.*
     from trivia_questions question left join met on met.question_id = question.id
     where question.is_active and question.difficulty = $3
     order by met.met_at nulls first, random()
     limit $4
   )
   select id, question, correct_answer, incorrect_answers, category, points, scripture_reference
   from drawn order by random()`,
);

/**
 * A seed, how many easy questions, how many medium ones, ids of questions that were asked lately, the latest first: active
 * questions in an order that the seed decides. First those that were not asked lately, of another difficulty if need be; then those
 * longest ago.
 */
export const selectSeeded = prepared<QuestionRow>(
  "draw-seeded-questions",
  `with active as (
     select question.*, array_position($4::uuid[], id) as asked_at from trivia_questions question where is_active
   ), placed as (
     select active.*, array_position(array['easy', 'medium', 'hard'], difficulty) as level, row_number() over (
       partition by difficulty order by asked_at desc nulls first, md5($1 || id::text)
     ) as place
     from active
   ), drawn as (
     select placed.*,
       place <= case difficulty when 'easy' then $2::int when 'medium' then $3::int else 0 end as is_wanted
     from placed where place <= $2::int + $3::int
     order by asked_at is not null, is_wanted desc, asked_at desc, level, place limit $2::int + $3::int
   )
   select id, question, correct_answer, incorrect_answers, category, points, scripture_reference
   from drawn order by level, place`,
);
