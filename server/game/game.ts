import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { CommonSettings } from "../../schema/game/common-settings.ts";
import type { CloseReason } from "../../schema/game/protocol.ts";
import { EVENT_PLAYERS_MAX, PRACTICE_PLAYERS, PUBLIC_ROOMS_WAITING_MAX } from "../../schema/limits.ts";
import { UserEntity } from "../account/account.entity.ts";
import { lockMember } from "../account/account.ts";
import { Refusal } from "../platform/refusal.ts";
import { GameParticipantEntity } from "./game-participant.entity.ts";
import { GameSessionEntity } from "./game-session.entity.ts";
import { insertSeat, selectBlocked, selectBlockedPairs, upsertWatchers } from "./game-store.ts";
import { heldElsewhere, type LockedRoom, lockOpenRoom, lockRoom, NO_SERVER } from "./held-room.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";
import { newRoomCode } from "./room/room-code.ts";
import { GameSnapshotEntity } from "./snapshot/game-snapshot.entity.ts";

export { isSeenRoom } from "./game-store.ts";

/** Collisions are very rare. Needing this many tries means that something else is wrong. */
const CODE_TRIES = 10;

interface NewRoom {
  readonly roomId: string;
  readonly hostId: string;
  readonly settings: Pick<CommonSettings, "gameType" | "maxPlayers" | "isPrivate" | "eventId" | "isPractice">;
}

/**
 * Stores a room under a new code and returns the code. A room that was stored before keeps its code. Refuses with
 * `game/too-many-waiting` if the host already has the most waiting public rooms allowed, and with `game/event-room-open` if
 * the event has an open room (GAME-121). `replaced` are the host's practice rooms that it has closed (GAME-173).
 */
export async function openRoom(
  em: EntityManager,
  serverId: number,
  room: NewRoom,
): Promise<{ roomCode: string; replaced: readonly string[] }> {
  return await em.transactional(async (em) => {
    // The lock allows one opening at a time per member, so that the count is still right at the commit.
    await lockMember(em, [room.hostId]);
    const stored = await em.findOne(GameRoomEntity, room.roomId);
    if (stored) return { roomCode: stored.roomCode, replaced: [] };
    const replaced = room.settings.isPractice ? await closePractice(em, room.hostId) : [];
    if (!room.settings.isPrivate) await refuseTooManyWaiting(em, room.hostId);
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      await refuseSecondOfEvent(em, room.settings.eventId);
      const roomCode = newRoomCode();
      if (await insertRoom(em, serverId, room, roomCode)) return { roomCode, replaced };
    }
    throw new Error(`no free code for room ${room.roomId} in ${CODE_TRIES} tries`);
  });
}

/** GAME-173: a member has one practice game at a time. The lock on their row lets one opening at a time decide. */
async function closePractice(em: EntityManager, hostId: string): Promise<string[]> {
  const open = { host: hostId, isPractice: true, closedAt: null };
  const rooms = await em.find(GameRoomEntity, open, { lockMode: LockMode.PESSIMISTIC_WRITE });
  for (const room of rooms) {
    await interruptGame(em, room.id);
    await markClosed(em, room, "closed");
  }
  // Before the next room, because an index of the database allows one.
  await em.flush();
  return rooms.map(({ id }) => id);
}

async function refuseTooManyWaiting(em: EntityManager, hostId: string): Promise<void> {
  const waiting = { host: hostId, status: "waiting", closedAt: null, settings: { isPrivate: false } } as const;
  if ((await em.count(GameRoomEntity, waiting)) >= PUBLIC_ROOMS_WAITING_MAX) throw new Refusal("game/too-many-waiting");
}

/** An index of the database decides between two who open one at once: the second finds the room of the first here. */
async function refuseSecondOfEvent(em: EntityManager, eventId: string | undefined): Promise<void> {
  if (eventId === undefined) return;
  if ((await em.count(GameRoomEntity, { event: eventId, closedAt: null })) > 0)
    throw new Refusal("game/event-room-open");
}

/** False if an open room already has this code, or belongs to this event. */
async function insertRoom(em: EntityManager, serverId: number, room: NewRoom, roomCode: string): Promise<boolean> {
  const { roomId, hostId, settings } = room;
  const { isPractice = false, ...stored } = settings;
  const { gameType, eventId } = stored;
  const inserted = await em
    .createQueryBuilder(GameRoomEntity)
    .insert({
      id: roomId,
      roomCode,
      host: hostId,
      event: eventId ?? null,
      isPractice,
      gameType,
      maxPlayers: seatsOf(settings),
      settings: stored,
      serverId,
    })
    .onConflict()
    .ignore()
    .execute();
  return inserted.affectedRows === 1;
}

function seatsOf({ eventId, isPractice, maxPlayers }: NewRoom["settings"]): number {
  if (isPractice) return PRACTICE_PLAYERS;
  return eventId === undefined ? maxPlayers : EVENT_PLAYERS_MAX;
}

/**
 * Seats a member. One who sits down again gets the same row and score. SAFE-14: if a block stands between them and a
 * player of a public room, the refusal says that the room is full. The room stays in everyone's list, so "not found"
 * would reveal the block.
 */
export async function storeSeat(
  em: EntityManager,
  { roomId, memberId, displayName, seat }: { roomId: string; memberId: string; displayName: string; seat: number },
  heldBy?: number,
): Promise<{ participantId: string } | { refused: "game/room-full" }> {
  const [stored] = await insertSeat(em, [roomId, memberId, displayName, seat, heldBy ?? null]);
  if (!stored) throw heldElsewhere();
  return stored.id ? { participantId: stored.id } : { refused: "game/room-full" };
}

/** SAFE-14: those of these members whom a block keeps apart from someone who sits in this public room. */
export async function findBlocked(
  em: EntityManager,
  { roomId, memberIds }: { roomId: string; memberIds: readonly string[] },
): Promise<string[]> {
  return (await selectBlocked(em, [roomId, memberIds])).map(({ id }) => id);
}

/** GAME-98: stores when these members were last seen watching. A member has one row in each room. */
export async function storeWatchers(
  em: EntityManager,
  { roomId, memberIds }: { roomId: string; memberIds: readonly string[] },
  heldBy?: number,
): Promise<void> {
  const rows = await upsertWatchers(em, [roomId, memberIds, heldBy ?? null]);
  if (rows.length === 0) throw heldElsewhere();
}

/** GAME-136: pairs of players of a room who are kept apart by a block. */
export async function blockedPairs(
  em: EntityManager,
  { roomId }: { roomId: string },
): Promise<(readonly [string, string])[]> {
  return (await selectBlockedPairs(em, [roomId])).map((row) => [row.blocker_id, row.blocked_id] as const);
}

/** Releases a member's seat. The row stays with their score, so that they can come back. */
export async function releaseSeat(
  em: EntityManager,
  { roomId, memberId }: { roomId: string; memberId: string },
  heldBy?: number,
): Promise<void> {
  await em.transactional(async (em) => {
    const room = await lockRoom(em, roomId, heldBy);
    const leaving = { room: roomId, user: memberId, isActive: true };
    await em.nativeUpdate(GameParticipantEntity, leaving, { isActive: false, leftAt: raw("now()") });
    room.currentPlayers = await em.count(GameParticipantEntity, { room: roomId, isActive: true });
  });
}

/** GAME-70: a vacant room is not listed. */
export async function setVacant(
  em: EntityManager,
  { roomId, isVacant }: { roomId: string; isVacant: boolean },
  heldBy?: number,
): Promise<void> {
  await em.transactional(async (em) => {
    const room = await lockRoom(em, roomId, heldBy);
    if (!room.closedAt) room.isVacant = isVacant;
  });
}

/** Makes another member the host, in any phase. */
export async function passHost(
  em: EntityManager,
  { roomId, hostId }: { roomId: string; hostId: string },
  heldBy?: number,
): Promise<void> {
  await em.transactional(async (em) => {
    const room = await lockOpenRoom(em, roomId, heldBy);
    room.host = em.getReference(UserEntity, hostId);
  });
}

/**
 * Play Again: returns the room to the waiting state with scores at zero. A game that is still running ends without a
 * result.
 */
export async function reopenRoom(em: EntityManager, { roomId }: { roomId: string }, heldBy?: number): Promise<void> {
  await em.transactional(async (em) => {
    const room = await lockOpenRoom(em, roomId, heldBy);
    await interruptGame(em, roomId);
    room.status = "waiting";
    room.startedAt = null;
    room.endedAt = null;
    await em.nativeUpdate(GameParticipantEntity, { room: roomId }, { totalScore: 0 });
  });
}

/**
 * Closes a room; a running game ends without a result. A room that closes in the middle of a game because its server
 * shuts down is marked as interrupted, any other as closed.
 */
export async function closeRoom(
  em: EntityManager,
  closing: { roomId: string; reason: CloseReason },
  heldBy?: number,
): Promise<void> {
  await em.transactional(async (em) => {
    const room = await lockRoom(em, closing.roomId, heldBy);
    if (room.closedAt) return;
    await interruptGame(em, closing.roomId);
    await markClosed(em, room, closing.reason === "draining" && room.status === "playing" ? "interrupted" : "closed");
  });
}

export async function markClosed(em: EntityManager, room: LockedRoom, status: "closed" | "interrupted"): Promise<void> {
  const now = new Date();
  if (room.status === "playing") room.endedAt ??= now;
  room.status = status;
  room.closedAt = now;
  await em.nativeDelete(GameSnapshotEntity, { room: room.id });
}

/** Ends the room's running game without a result. */
export async function interruptGame(em: EntityManager, roomId: string): Promise<void> {
  const running = { room: roomId, status: "active" } as const;
  await em.nativeUpdate(GameSessionEntity, running, { status: "interrupted", endedAt: new Date() });
}

/** GAME-160: leaves the room to another server. Nothing happens if this one does not hold it any more. */
export async function releaseRoom(em: EntityManager, { roomId }: { roomId: string }, heldBy: number): Promise<void> {
  await em.nativeUpdate(GameRoomEntity, { id: roomId, serverId: heldBy, closedAt: null }, { serverId: NO_SERVER });
}
