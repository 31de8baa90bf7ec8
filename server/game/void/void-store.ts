// Prepared statements: a question may have been played in thousands of games, and every game that ends asks whether one of
// its questions was voided.
import { prepared } from "../../platform/database/prepared.ts";
import { hasPlayed } from "../game-store.ts";

/** $1 a game. Takes the points of its rounds whose question was voided, once. Returns these questions. */
export const voidRounds = prepared<{ question_id: string }>(
  "void-rounds",
  `with wrong as (
     update game_rounds round set voided_at = now()
     from trivia_questions question
     where round.session_id = $1 and round.counts
       and question.id = round.question_id and question.voided_at is not null
     returning round.session_id, round.round_number, round.question_id
   ), emptied as (
     update game_round_results result set points_earned = 0
     from wrong where result.session_id = wrong.session_id and result.round_number = wrong.round_number
   )
   select distinct question_id from wrong`,
);

/** $1 a game, $2 a round of it, $3 its question, $4 its letters, $5 when it started. Marks it as skipped, once. */
export const storeSkip = prepared(
  "skip-round",
  `insert into game_rounds as round (session_id, round_number, question_id, drawn_text, started_at, skipped_at)
   values ($1, $2, $3, $4, $5, now())
   on conflict (session_id, round_number) do update set skipped_at = coalesce(round.skipped_at, now())`,
);

/** $1 a game. Takes the points of its skipped rounds, of answers that were still being stored too. */
export const emptySkippedRounds = prepared(
  "empty-skipped-rounds",
  `update game_round_results result set points_earned = 0
   from game_rounds round
   where round.session_id = $1 and round.skipped_at is not null and result.session_id = $1
     and result.round_number = round.round_number and result.points_earned > 0`,
);

/** $1 a game. The score of everybody who answered in it. */
export const selectScores = prepared<{ participant_id: string; user_id: string | null; score: number }>(
  "game-scores",
  `select result.participant_id, seat.user_id, sum(result.points_earned)::int as score
   from game_round_results result join game_participants seat on seat.id = result.participant_id
   where result.session_id = $1 group by result.participant_id, seat.user_id`,
);

/** $1 a game. Everybody who played it: GAME-12. */
export const selectPlayers = prepared<{ user_id: string }>(
  "game-players",
  `select seat.user_id
   from game_sessions session join game_participants seat on seat.room_id = session.room_id
   where session.id = $1 and seat.user_id is not null and ${hasPlayed("seat", "session")}`,
);

/** $1 seats as JSON, with the score that each room shows now. */
export const saveScores = prepared(
  "save-game-scores",
  `update game_participants seat set total_score = changed.score
   from jsonb_to_recordset($1::jsonb) as changed (participant_id uuid, score int) where seat.id = changed.participant_id`,
);

/** $1 a question, $2 the game before these, $3 how many. Games that have to be corrected, or are still being played. */
export const selectAffected = prepared<{ session_id: string; room_id: string }>(
  "games-of-voided-question",
  `select distinct session.id as session_id, session.room_id
   from game_rounds round join game_sessions session on session.id = round.session_id
   where round.question_id = $1 and round.counts and session.status in ('active', 'finished')
     and session.id > $2
   order by session.id limit $3`,
);
