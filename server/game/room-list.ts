import type { EntityManager } from "@mikro-orm/postgresql";
import { type ListedRoom, listRooms } from "../../schema/game/api.ts";
import { PUBLIC_ROOMS_LISTED } from "../../schema/limits.ts";
import { NAMELESS_PLAYER } from "../profile/profile.ts";

/** The public rooms that wait for players, newest first; a private room is never among them. */
export async function listPublicRooms(em: EntityManager): Promise<ListedRoom[]> {
  const rows = await em.execute<ListedRow[]>(
    `select room.id, room.room_code, room.game_type, room.settings, room.current_players,
       coalesce(host.full_name, ?) as host_name
     from game_rooms room left join profiles host on host.user_id = room.host_id
     where room.status = 'waiting' and room.closed_at is null and not (room.settings ->> 'isPrivate')::boolean
       and room.current_players > 0
     order by room.created_at desc, room.id
     limit ?`,
    [NAMELESS_PLAYER, PUBLIC_ROOMS_LISTED],
  );
  // The list is kept and sent as it is: here, once, it is held against its declaration.
  return listRooms.output.parse({ rooms: rows.map(present) }).rooms;
}

const present = (row: ListedRow): ListedRoom => ({
  roomId: row.id,
  roomCode: row.room_code,
  roomName: row.settings.roomName,
  gameType: row.game_type,
  difficulty: row.settings.difficulty,
  timeLimit: row.settings.timeLimit,
  rounds: row.settings.rounds,
  maxPlayers: row.settings.maxPlayers,
  currentPlayers: row.current_players,
  hostName: row.host_name,
});

interface ListedRow {
  id: string;
  room_code: string;
  game_type: ListedRoom["gameType"];
  settings: ListedRoom;
  current_players: number;
  host_name: string;
}
