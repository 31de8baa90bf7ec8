import { type InferEntity, LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { CloseReason } from "../../schema/game/protocol.ts";
import { PUBLIC_ROOMS_WAITING_MAX } from "../../schema/limits.ts";
import { UserEntity } from "../account/account.entity.ts";
import { Refusal } from "../platform/refusal.ts";
import { GameParticipantEntity } from "./game-participant.entity.ts";
import { GameRoomEntity } from "./game-room.entity.ts";
import { GameSessionEntity } from "./game-session.entity.ts";
import { storeSeat } from "./game-store.ts";
import { newRoomCode } from "./room-code.ts";

/** Codes in use are one in millions; needing this many tries means that something else is wrong. */
const CODE_TRIES = 10;

interface NewRoom {
  readonly roomId: string;
  readonly hostId: string;
  readonly settings: { readonly gameType: string; readonly maxPlayers: number; readonly isPrivate: boolean };
}

/**
 * Stores a room under a fresh code and returns the code; a room that was stored before keeps its own. Refuses with
 * `game/too-many-waiting` where the host has as many public rooms waiting as a member may have.
 */
export async function openRoom(em: EntityManager, serverId: number, room: NewRoom): Promise<{ roomCode: string }> {
  return await em.transactional(async (em) => {
    // One opening at a time for each member, so that the count still holds at the commit.
    await em.findOneOrFail(UserEntity, { id: room.hostId }, { fields: ["id"], lockMode: LockMode.PESSIMISTIC_WRITE });
    const stored = await em.findOne(GameRoomEntity, room.roomId);
    if (stored) return { roomCode: stored.roomCode };
    if (!room.settings.isPrivate) await refuseTooManyWaiting(em, room.hostId);
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const roomCode = newRoomCode();
      if (await insertRoom(em, serverId, room, roomCode)) return { roomCode };
    }
    throw new Error(`no free code for room ${room.roomId} in ${CODE_TRIES} tries`);
  });
}

async function refuseTooManyWaiting(em: EntityManager, hostId: string): Promise<void> {
  const waiting = { host: hostId, status: "waiting", closedAt: null, settings: { isPrivate: false } } as const;
  if ((await em.count(GameRoomEntity, waiting)) >= PUBLIC_ROOMS_WAITING_MAX) throw new Refusal("game/too-many-waiting");
}

/** False where an open room has this code. */
async function insertRoom(em: EntityManager, serverId: number, room: NewRoom, roomCode: string): Promise<boolean> {
  const { roomId, hostId, settings } = room;
  const { gameType, maxPlayers } = settings;
  const inserted = await em
    .createQueryBuilder(GameRoomEntity)
    .insert({ id: roomId, roomCode, host: hostId, gameType, maxPlayers, settings, serverId })
    .onConflict()
    .ignore()
    .execute();
  return inserted.affectedRows === 1;
}

/**
 * A member sits down, or sits down again: the same row, their score kept. SAFE-14: at a public table with somebody whom a
 * block separates from them, they read that it is full, like everybody who comes too late. The room stays in everybody's
 * list, so "not found" would give the block away.
 */
export async function saveSeat(
  em: EntityManager,
  seat: { roomId: string; memberId: string; displayName: string; seat: number },
): Promise<{ participantId: string } | { refused: "game/room-full" }> {
  const [stored] = await storeSeat(em, [seat.roomId, seat.memberId, seat.displayName, seat.seat]);
  return stored?.id ? { participantId: stored.id } : { refused: "game/room-full" };
}

/** A member gives up the seat. The row stays, with their score and their way back. */
export async function releaseSeat(em: EntityManager, seat: { roomId: string; memberId: string }): Promise<void> {
  const { roomId, memberId } = seat;
  await em.transactional(async (em) => {
    const room = await lockRoom(em, roomId);
    const leaving = { room: roomId, user: memberId, isActive: true };
    await em.nativeUpdate(GameParticipantEntity, leaving, { isActive: false, leftAt: raw("now()") });
    room.currentPlayers = await em.count(GameParticipantEntity, { room: roomId, isActive: true });
  });
}

/** Makes another member the host, also of a room that waits. */
export async function passHost(em: EntityManager, change: { roomId: string; hostId: string }): Promise<void> {
  await em.transactional(async (em) => {
    const room = await lockOpenRoom(em, change.roomId);
    room.host = em.getReference(UserEntity, change.hostId);
  });
}

/** Play Again: the room waits for players again, scores at zero. A game that is still running ends uncounted. */
export async function reopenRoom(em: EntityManager, { roomId }: { roomId: string }): Promise<void> {
  await em.transactional(async (em) => {
    const room = await lockOpenRoom(em, roomId);
    await interruptGame(em, roomId);
    room.status = "waiting";
    room.startedAt = null;
    room.endedAt = null;
    await em.nativeUpdate(GameParticipantEntity, { room: roomId }, { totalScore: 0 });
  });
}

/**
 * Closes a room; a running game ends without a result. A room that its server takes down in the middle of a game is
 * marked interrupted, any other closed.
 */
export async function closeRoom(em: EntityManager, closing: { roomId: string; reason: CloseReason }): Promise<void> {
  await em.transactional(async (em) => {
    const room = await lockRoom(em, closing.roomId);
    if (room.closedAt) return;
    await interruptGame(em, closing.roomId);
    markClosed(room, closing.reason === "draining" && room.status === "playing" ? "interrupted" : "closed");
  });
}

/** A room whose row this transaction holds. */
export type LockedRoom = InferEntity<typeof GameRoomEntity>;

export function markClosed(room: LockedRoom, status: "closed" | "interrupted"): void {
  const now = new Date();
  if (room.status === "playing") room.endedAt ??= now;
  room.status = status;
  room.closedAt = now;
}

/** Ends the room's running game, which counts nowhere. */
export async function interruptGame(em: EntityManager, roomId: string): Promise<void> {
  const running = { room: roomId, status: "active" } as const;
  await em.nativeUpdate(GameSessionEntity, running, { status: "interrupted", endedAt: new Date() });
}

/** Everything that changes a room, its seats or its games locks the room's row first, so that no two changes deadlock. */
export async function lockRoom(em: EntityManager, roomId: string): Promise<LockedRoom> {
  const room = await em.findOne(GameRoomEntity, roomId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!room) throw new Error(`there is no room ${roomId}`);
  return room;
}

export async function lockOpenRoom(em: EntityManager, roomId: string): Promise<LockedRoom> {
  const room = await lockRoom(em, roomId);
  if (room.closedAt) throw new Error(`room ${roomId} is closed`);
  return room;
}
