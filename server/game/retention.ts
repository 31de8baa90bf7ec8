import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { GAME_ROWS_DAYS } from "../../schema/limits.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";

/**
 * Deletes rooms that closed long ago, with their seats, games, rounds and answers; leaderboards are not affected. Skips
 * rooms with a game that is neither finished nor interrupted. Returns how many rooms were deleted.
 */
export async function deleteOldGames(em: EntityManager): Promise<number> {
  return await deleteInBatches(em, GameRoomEntity, closedLongAgo());
}

const closedLongAgo = () => ({
  closedAt: { $lt: daysAgo(GAME_ROWS_DAYS) },
  [raw("id not in (select room_id from game_sessions where status = 'active')")]: [],
});
