import type { EntityManager } from "@mikro-orm/postgresql";
import type { GameType } from "../../schema/game/settings.ts";
import type { LeaderboardRow } from "../../schema/leaderboard/api.ts";
import { LEADERBOARD_ROWS } from "../../schema/limits.ts";
import type { Database } from "../platform/database.ts";
import { prepared } from "../platform/prepared.ts";
import type { Member } from "../platform/session.ts";
import { NAMELESS_PLAYER } from "../profile/profile.ts";

const selectBoard = prepared<LeaderboardRow>(
  "leaderboard",
  `with ranked as (
     select board.*, row_number() over (order by total_score desc, total_wins desc, board.updated_at, user_id)::int as rank
     from game_leaderboards board join users on users.id = user_id and users.suspended_at is null
     where game_type = $1
   )
   select rank, coalesce(profiles.full_name, $2) as "displayName", total_games, total_wins, best_score,
     average_score::float8 as average_score, total_score, ranked.user_id is not distinct from $3::uuid as "isMine"
   from ranked left join profiles on profiles.user_id = ranked.user_id
   where rank <= $4 or ranked.user_id = $3::uuid
   order by rank`,
);

/**
 * The best of one game by total score, then wins, then who was there first, and the asking member's own row where it
 * is further down. Suspended members have no rank.
 */
export async function readLeaderboard(
  database: Pick<Database, "run">,
  member: Pick<Member, "memberId"> | null,
  gameType: GameType,
): Promise<LeaderboardRow[]> {
  return await selectBoard(database, [gameType, NAMELESS_PLAYER, member?.memberId ?? null, LEADERBOARD_ROWS]);
}

/** Counts one finished game for those who played it. Call it once per game, inside the transaction that finishes it. */
export async function countGame(
  em: EntityManager,
  gameType: GameType,
  played: readonly { memberId: string; score: number; isWon: boolean }[],
): Promise<void> {
  // In the order of members, so that games which end together and share players never lock each other out.
  await em.execute(
    `insert into game_leaderboards as board
       (user_id, game_type, total_games, total_score, total_wins, best_score, average_score)
     select member.id, ?, 1, score, "isWon"::int, score, score
     from jsonb_to_recordset(?::jsonb) as played ("memberId" uuid, score int, "isWon" boolean)
     join users member on member.id = played."memberId"
     order by member.id for key share of member
     on conflict (user_id, game_type) do update set
       total_games = board.total_games + 1,
       total_score = board.total_score + excluded.total_score,
       total_wins = board.total_wins + excluded.total_wins,
       best_score = greatest(board.best_score, excluded.best_score),
       average_score = round((board.total_score + excluded.total_score)::numeric / (board.total_games + 1), 2),
       updated_at = now()`,
    [gameType, JSON.stringify(played)],
  );
}
