// Prepared statements: they read what was played, and the entities of games refer to those of questions.
import type { FlagReason } from "../../../schema/question/question.ts";
import { prepared } from "../../platform/database/prepared.ts";

/** A condition: the member of $2 had their seat when this round of a game that has ended began. */
const wasPlayed = `seat.user_id = $2 and session.status <> 'active' and seat.joined_at <= round.started_at
  and (seat.is_active or seat.left_at >= round.started_at)`;

/** $1 a question, $2 a member. One row if they played it. */
export const selectPlayed = prepared<{ session_id: string }>(
  "played-question",
  `select round.session_id
   from game_rounds round
   join trivia_questions question on question.id = round.question_id and question.voided_at is null
   join game_sessions session on session.id = round.session_id
   join game_participants seat on seat.room_id = session.room_id
   where round.question_id = $1 and ${wasPlayed}
   limit 1`,
);

interface PlayedRow {
  readonly id: string;
  readonly question: string;
  readonly flag: FlagReason | null;
}

/** $1 a room, $2 a member. The questions of the last game that they played there and that has ended. */
export const selectPlayedQuestions = prepared<PlayedRow>(
  "played-questions",
  `with played as (
     select round.session_id, round.round_number, round.question_id, session.created_at
     from game_sessions session
     join game_participants seat on seat.room_id = session.room_id
     join game_rounds round on round.session_id = session.id
     where session.room_id = $1 and ${wasPlayed}
   )
   select question.id, question.question, flag.reason as flag
   from played join trivia_questions question on question.id = played.question_id and question.voided_at is null
   left join question_flags flag on flag.question_id = question.id and flag.user_id = $2
   where played.session_id = (select session_id from played order by created_at desc limit 1)
   order by played.round_number`,
);

/** $1 questions. Their flags that nobody has cleared, by reason, most often first. */
export const selectFlags = prepared<{ question_id: string; reason: FlagReason; count: number }>(
  "question-flags",
  `select question_id, reason, count(*)::int as count from question_flags
   where question_id = any ($1::uuid[]) and cleared_at is null
   group by question_id, reason order by count(*) desc, reason`,
);
