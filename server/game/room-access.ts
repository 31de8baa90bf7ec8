import type { EntityManager } from "@mikro-orm/postgresql";
import { prepared } from "../platform/prepared.ts";
import type { Member } from "../platform/session.ts";

/** A room that the asking member may reach. */
export interface AccessibleRoom {
  readonly roomId: string;
  readonly roomCode: string;
  readonly isPrivate: boolean;
  readonly status: "waiting" | "playing" | "finished" | "closed" | "interrupted";
}

type Asker = Pick<Member, "memberId">;

const columns = "room.id, room.room_code, room.status, (room.settings ->> 'isPrivate')::boolean as is_private";

const selectById = prepared<RoomRow>(
  "room-by-id",
  `select ${columns} from game_rooms room
   where room.id = $1
     and ((room.closed_at is null and not (room.settings ->> 'isPrivate')::boolean)
       or exists (select from game_participants where room_id = room.id and user_id = $2))`,
);

/**
 * Finds a room by its id: an open one that is public, or any that the member has sat in. Null for every other, whether
 * it is private, closed or never was.
 */
export async function findRoom(em: EntityManager, member: Asker, roomId: string): Promise<AccessibleRoom | null> {
  const [room] = await selectById(em, [roomId, member.memberId]);
  return room ? present(room) : null;
}

const selectByCode = prepared<RoomRow>(
  "room-by-code",
  `select * from (
     select ${columns}, null::timestamptz as closed_at from game_rooms room
     where room.room_code = $1 and room.closed_at is null
     union all
     select ${columns}, room.closed_at
     from game_participants seat join game_rooms room on room.id = seat.room_id
     where seat.user_id = $2 and room.room_code = $1 and room.closed_at is not null
   ) as found
   order by closed_at desc nulls first
   limit 1`,
);

/** Finds the open room with this code, or else the last one with it that the member has sat in. */
export async function findRoomByCode(em: EntityManager, member: Asker, code: string): Promise<AccessibleRoom | null> {
  const [room] = await selectByCode(em, [code, member.memberId]);
  return room ? present(room) : null;
}

interface RoomRow {
  id: string;
  room_code: string;
  status: AccessibleRoom["status"];
  is_private: boolean;
}

const present = (row: RoomRow): AccessibleRoom => ({
  roomId: row.id,
  roomCode: row.room_code,
  isPrivate: row.is_private,
  status: row.status,
});
