import type { EntityManager } from "@mikro-orm/postgresql";
import type { Member } from "../../platform/session.ts";
import { selectRoomByCode, selectRoomById } from "../game-store.ts";

/** A room that the member may join, unless it is an event's: see `refuseWithoutPlace`. */
export interface AccessibleRoom {
  readonly roomId: string;
  readonly roomCode: string;
  readonly status: "waiting" | "playing" | "finished" | "closed" | "interrupted";
  /** The server that holds the live room. */
  readonly serverId: number;
  /** The event whose room it is. Null for a table. */
  readonly eventId: string | null;
}

type MemberReference = Pick<Member, "memberId">;

/**
 * Finds a room by its id: an open public one, an event's open one, or any where the member has had a seat. Null for all
 * others, whether private, closed or missing.
 */
export async function findRoom(
  em: EntityManager,
  member: MemberReference,
  roomId: string,
): Promise<AccessibleRoom | null> {
  const [room] = await selectRoomById(em, [roomId, member.memberId]);
  return room ? present(room) : null;
}

/** Finds the open room with this code, or else the last one with it where the member has had a seat. */
export async function findRoomByCode(
  em: EntityManager,
  member: MemberReference,
  code: string,
): Promise<AccessibleRoom | null> {
  const [room] = await selectRoomByCode(em, [code, member.memberId]);
  return room ? present(room) : null;
}

const present = (row: Awaited<ReturnType<typeof selectRoomById>>[number]): AccessibleRoom => ({
  roomId: row.id,
  roomCode: row.room_code,
  status: row.status,
  serverId: row.server_id,
  eventId: row.event_id,
});
