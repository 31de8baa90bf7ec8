import { type ListedRoom, listRooms } from "../../../schema/game/list-api.ts";
import { PUBLIC_ROOMS_LISTED } from "../../../schema/limits.ts";
import type { Database } from "../../platform/database/database.ts";
import { firstName, NAMELESS_PLAYER } from "../../profile/profile.ts";
import { selectPublicRooms } from "../game-store.ts";

/**
 * The public rooms that wait for players and that someone is in, newest first. It is one list for everyone, visitors included, so hosts appear
 * by their first names.
 */
export async function listPublicRooms(database: Pick<Database, "run">): Promise<ListedRoom[]> {
  const rows = await selectPublicRooms(database, [PUBLIC_ROOMS_LISTED]);
  // The list is cached and sent unchanged, so it is validated here.
  return listRooms.output.parse({ rooms: rows.map(present) }).rooms;
}

const present = (row: Awaited<ReturnType<typeof selectPublicRooms>>[number]) => ({
  roomId: row.id,
  roomCode: row.room_code,
  roomName: row.settings.roomName,
  gameType: row.game_type,
  difficulty: row.settings.difficulty,
  timeLimit: row.settings.timeLimit,
  rounds: row.settings.rounds,
  maxPlayers: row.settings.maxPlayers,
  currentPlayers: row.current_players,
  hostName: row.host_name === null ? NAMELESS_PLAYER : firstName(row.host_name),
});
