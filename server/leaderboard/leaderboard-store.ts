// Prepared statements: the games page shows the leaderboards to every visitor, and every finished game updates all its
// players.
import type { LeaderboardRow } from "../../schema/leaderboard/api.ts";
import { prepared } from "../platform/database/prepared.ts";
import { isVisibleMember } from "../safety/safety.ts";

/** Parameters: a game's type, how many ranks, the values of a `MessageableFilter`, whose member is null for a visitor. */
export const selectBoard = prepared<Omit<LeaderboardRow, "displayName"> & { readonly full_name: string | null }>(
  "leaderboard",
  `with ranked as (
     select board.*, row_number() over (order by total_score desc, total_wins desc, board.updated_at, user_id)::int as rank
     from game_leaderboards board join users on users.id = user_id and users.suspended_at is null
     where game_type = $1
   )
   select rank, profiles.full_name, total_games, total_wins, best_score,
     average_score::float8 as average_score, total_score, ranked.user_id is not distinct from $4::uuid as "isMine",
     case when $4::uuid is not null and ${isVisibleMember("ranked.user_id", ["$3", "$4::uuid", "$5"])} then ranked.user_id end as "memberId"
   from ranked left join profiles on profiles.user_id = ranked.user_id
   where rank <= $2 or ranked.user_id = $4::uuid
   order by rank`,
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
