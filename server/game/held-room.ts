import { type InferEntity, LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../platform/refusal.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";

/** No server holds such a room: the last one has left it to whichever comes first. Leases have other ids. */
export const NO_SERVER = 0;

/** A room whose row is locked by this transaction. */
export type LockedRoom = InferEntity<typeof GameRoomEntity>;

/**
 * GAME-164, a condition: the server in this parameter holds the room `room`, or none is given. The statement must lock the row,
 * because another server may be taking the room up: then the condition is looked at again once that has been decided.
 */
export const isHeld = (server: string): string => `(${server}::integer is null or room.server_id = ${server}::integer)`;

/** The same for a row that is locked. */
const isHeldBy = ({ serverId }: LockedRoom, heldBy: number | undefined): boolean =>
  heldBy === undefined || serverId === heldBy;

/** GAME-164: the refusal of a write. The room ends in this process when it gets it. */
export const heldElsewhere = (): Refusal => new Refusal("server/other-process");

/**
 * Every change of a room, its seats or its games locks the room's row first, so that two changes never deadlock. Refuses unless
 * the server `heldBy` holds the room (GAME-164); without it, anyone may change it.
 */
export async function lockRoom(em: EntityManager, roomId: string, heldBy?: number): Promise<LockedRoom> {
  const room = await findLocked(em, roomId, heldBy);
  if (!room) throw new Error(`there is no room ${roomId}`);
  return room;
}

export async function lockOpenRoom(em: EntityManager, roomId: string, heldBy?: number): Promise<LockedRoom> {
  const room = await lockRoom(em, roomId, heldBy);
  if (room.closedAt) throw new Error(`room ${roomId} is closed`);
  return room;
}

/** The same for a room that may be gone. */
export async function findLocked(em: EntityManager, roomId: string, heldBy?: number): Promise<LockedRoom | null> {
  const room = await em.findOne(GameRoomEntity, roomId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (room && !isHeldBy(room, heldBy)) throw heldElsewhere();
  return room;
}
