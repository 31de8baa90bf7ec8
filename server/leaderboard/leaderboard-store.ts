// Prepared statements: the games page shows the leaderboards to every visitor, and every finished game updates all its
// players.
import type { FastestRow, LeaderboardRow, WeekRow } from "../../schema/leaderboard/api.ts";
import { prepared } from "../platform/database/prepared.ts";
import { shownRoles } from "../profile/profile.ts";
import { isVisibleMember } from "../safety/safety.ts";

/** A row before it is known who reads it. */
export type Unnamed<Row extends { displayName: string }> = Omit<Row, "displayName"> & {
  readonly full_name: string | null;
};

/** Parameters from $3 on are the values of a `MessageableFilter`, whose member is null for a visitor. */
const shownPlayer = `profiles.full_name,
     case when $4::uuid is null then '{}'::text[] else ${shownRoles("ranked.user_id")} end as roles,
     ranked.user_id is not distinct from $4::uuid as "isMine",
     case when $4::uuid is not null and ${isVisibleMember("ranked.user_id", ["$3", "$4::uuid", "$5"])} then ranked.user_id end as "memberId"`;

const shownRows = `from ranked left join profiles on profiles.user_id = ranked.user_id
   where rank <= $2 or ranked.user_id = $4::uuid
   order by rank`;

/**
 * LEADERBOARD-4: a board of another feature. `ranked` selects `rank`, `user_id` and these columns; its parameter is $1. The others
 * are how many ranks, and the values of a `MessageableFilter`.
 */
export const shownBoard = (ranked: string, columns: readonly string[]): string =>
  `with ranked as (${ranked}) select rank, ${columns.join(", ")}, ${shownPlayer} ${shownRows}`;

/** Parameters: a game's type, how many ranks, the values of a `MessageableFilter`. */
export const selectBoard = prepared<Unnamed<LeaderboardRow>>(
  "leaderboard",
  `with ranked as (
     select board.*, row_number() over (order by total_score desc, total_wins desc, board.updated_at, user_id)::int as rank
     from game_leaderboards board join users on users.id = user_id and users.suspended_at is null
     where game_type = $1
   )
   select rank, total_games, total_wins, best_score, average_score::float8 as average_score, total_score, ${shownPlayer}
   ${shownRows}`,
);

/** The games of this type since $6. GAME-172: the view leaves out what counts for nobody. */
const gamesSince = `game as (
     select session_id, ended_at, settings ->> 'difficulty' as difficulty, (settings ->> 'timeLimit')::int as "timeLimit"
     from counted_games where ended_at >= $6 and game_type = $1
   )`;

/** Parameters: those of {@link selectBoard}, and since when. Players who answered nothing have no row. */
export const selectWeek = prepared<Unnamed<WeekRow>>(
  "leaderboard-of-week",
  `with ${gamesSince}, score as (
     select seat.user_id, result.session_id, sum(result.points_earned)::int as score
     from game join game_round_results result using (session_id)
     join game_participants seat on seat.id = result.participant_id
     group by seat.id, seat.user_id, result.session_id
   ), played as (
     select score.*, score > 0 and score = max(score) over (partition by session_id) as is_won from score
   ), best as (
     select distinct on (played.user_id) played.user_id,
       jsonb_build_object('score', score, 'difficulty', difficulty, 'timeLimit', "timeLimit") as best
     from played join game using (session_id)
     order by played.user_id, score desc, ended_at
   ), total as (
     select played.user_id, count(*)::int as games, count(*) filter (where is_won)::int as wins, sum(score)::int as score,
       max(ended_at) as reached_at
     from played join game using (session_id) group by played.user_id
   ), ranked as (
     select total.*, best.best,
       row_number() over (order by total.score desc, wins desc, reached_at, total.user_id)::int as rank
     from total join best using (user_id) join users on users.id = total.user_id and users.suspended_at is null
   )
   select rank, games, wins, score, best, ${shownPlayer}
   ${shownRows}`,
);

/** Parameters: those of {@link selectWeek}. Each member's quickest right answer in a round that counts. */
export const selectFastest = prepared<Unnamed<FastestRow>>(
  "fastest-of-week",
  `with ${gamesSince}, quickest as (
     select distinct on (seat.user_id) seat.user_id, result.response_time, difficulty, "timeLimit"
     from game join game_round_results result using (session_id)
     join game_participants seat on seat.id = result.participant_id
     where result.is_correct and not exists (
       select from game_rounds round
       where round.session_id = result.session_id and round.round_number = result.round_number and not round.counts
     )
     order by seat.user_id, result.response_time, ended_at
   ), ranked as (
     select quickest.*, rank() over (order by response_time)::int as rank
     from quickest join users on users.id = user_id and users.suspended_at is null
   )
   select rank, response_time::float8 as seconds, difficulty, "timeLimit", ${shownPlayer}
   ${shownRows}, ranked.user_id`,
);

/** Parameters: a game's type, members. Locks their rows in the order in which finished games update them. */
export const lockBoard = prepared(
  "lock-board",
  `select from game_leaderboards where game_type = $1 and user_id = any ($2::uuid[]) order by user_id for update`,
);

/** A member's best score in the games whose rows exist. */
const bestStored = `select max(game.score) from (
     select sum(result.points_earned)::int as score
     from game_participants seat
     join game_round_results result on result.participant_id = seat.id
     join counted_games counted on counted.session_id = result.session_id and counted.game_type = board.game_type
     where seat.user_id = board.user_id group by result.session_id
   ) game`;

/**
 * Parameters: a game's type, the changes of one game as JSON. Call it after {@link lockBoard}, as a statement of its own: it
 * must see the games that were corrected until then.
 */
export const changeBoard = prepared(
  "recount-game",
  `update game_leaderboards board set
     total_score = board.total_score + change.score,
     total_wins = board.total_wins + change.wins,
     average_score = round((board.total_score + change.score)::numeric / board.total_games, 2),
     best_score = case when change."scoreBefore" < board.best_score then board.best_score
       else greatest(board.expired_best_score, coalesce((${bestStored}), 0)) end
   from jsonb_to_recordset($2::jsonb) as change ("memberId" uuid, "scoreBefore" int, score int, wins int)
   where board.user_id = change."memberId" and board.game_type = $1`,
);

/** Parameter: rooms that are locked and will be deleted. Keeps the best scores of their games. */
export const keepBest = prepared(
  "keep-best-scores",
  `with game as (
     select seat.user_id, counted.game_type, sum(result.points_earned)::int as score
     from counted_games counted
     join game_round_results result on result.session_id = counted.session_id
     join game_participants seat on seat.id = result.participant_id
     where counted.room_id = any ($1::uuid[]) and seat.user_id is not null
     group by counted.session_id, seat.user_id, counted.game_type
   ), best as (
     select user_id, game_type, max(score) as score from game group by user_id, game_type
   ), held as (
     select board.id, best.score from game_leaderboards board join best using (user_id, game_type)
     order by board.user_id for update of board
   )
   update game_leaderboards board set expired_best_score = greatest(board.expired_best_score, held.score)
   from held where board.id = held.id`,
);

/** Parameter: a member. Their totals of all games. */
export const selectOwnPoints = prepared<{ points: number; games: number }>(
  "own-points",
  `select coalesce(sum(total_score), 0)::int as points, coalesce(sum(total_games), 0)::int as games
   from game_leaderboards where user_id = $1`,
);

/**
 * Parameters: a game's type, its players as JSON. Rows are updated in the order of members, so that games with shared
 * players never deadlock. Erased players are left out.
 */
export const addToBoard = prepared(
  "count-game",
  `insert into game_leaderboards as board
     (user_id, game_type, total_games, total_score, total_wins, best_score, average_score)
   select member.id, $1, 1, score, "isWon"::int, score, score
   from jsonb_to_recordset($2::jsonb) as played ("memberId" uuid, score int, "isWon" boolean)
   join users member on member.id = played."memberId"
   order by member.id for key share of member
   on conflict (user_id, game_type) do update set
     total_games = board.total_games + 1,
     total_score = board.total_score + excluded.total_score,
     total_wins = board.total_wins + excluded.total_wins,
     best_score = greatest(board.best_score, excluded.best_score),
     average_score = round((board.total_score + excluded.total_score)::numeric / (board.total_games + 1), 2),
     updated_at = now()`,
);
