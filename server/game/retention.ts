import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { GAME_ROWS_DAYS } from "../../schema/limits.ts";
import { daysAgo } from "../platform/date.ts";
import { GameRoomEntity } from "./game-room.entity.ts";

/** Few enough that their locks are held for a moment only. */
const ROOMS_AT_ONCE = 200;

/**
 * Deletes rooms that closed long ago, with their seats, games, rounds and answers; leaderboards keep what was counted.
 * A room with a game that is neither finished nor interrupted waits. Answers how many rooms.
 */
export async function deleteOldGames(em: EntityManager): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rooms = await em.fork().find(GameRoomEntity, closedLongAgo(), { fields: ["id"], limit: ROOMS_AT_ONCE });
    if (rooms.length === 0) return deleted;
    deleted += await em.nativeDelete(GameRoomEntity, { id: { $in: rooms.map(({ id }) => id) } });
  }
}

const closedLongAgo = () => ({
  closedAt: { $lt: daysAgo(GAME_ROWS_DAYS) },
  [raw(
    (room) => `not exists (select from game_sessions game where game.room_id = ${room}.id and game.status = 'active')`,
  )]: [],
});
