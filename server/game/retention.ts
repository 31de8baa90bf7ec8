import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { retention } from "../../schema/retention.ts";
import { keepBestScores } from "../leaderboard/leaderboard.ts";
import { daysAgo } from "../platform/date.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";

/** Small enough that locks are held only briefly. */
const ROOMS_AT_ONCE = 200;

/**
 * Deletes rooms that closed long ago, with their seats, games, rounds and answers; what leaderboards show does not change.
 * Skips rooms with a game that is neither finished nor interrupted. Returns how many rooms were deleted.
 */
export async function deleteOldGames(em: EntityManager): Promise<number> {
  let deleted = 0;
  let count: number;
  do {
    count = await em.fork().transactional(deleteSome);
    deleted += count;
  } while (count === ROOMS_AT_ONCE);
  return deleted;
}

async function deleteSome(tx: EntityManager): Promise<number> {
  const rooms = await tx.find(GameRoomEntity, closedLongAgo(), {
    fields: ["id"],
    orderBy: { id: "asc" },
    limit: ROOMS_AT_ONCE,
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  const ids = rooms.map(({ id }) => id);
  await keepBestScores(tx, ids);
  return await tx.nativeDelete(GameRoomEntity, { id: { $in: ids } });
}

const closedLongAgo = () => ({
  closedAt: { $lt: daysAgo(retention.games.days) },
  [raw("id not in (select room_id from game_sessions where status = 'active')")]: [],
});
