import type { EntityManager } from "@mikro-orm/postgresql";
import type { CloseReason } from "../../schema/game/protocol.ts";
import type { GameSettings, GameType } from "../../schema/game/settings.ts";
import { prepared } from "../platform/prepared.ts";
import { newRoomCode } from "./room-code.ts";

/** Codes in use are one in millions; needing this many tries means that something else is wrong. */
const CODE_TRIES = 10;

/** Writes a room under a fresh code and answers with it; a room that was written before keeps its code. */
export async function openRoom(
  em: EntityManager,
  serverId: number,
  room: { roomId: string; hostId: string; settings: GameSettings },
): Promise<{ roomCode: string }> {
  const { roomId, hostId, settings } = room;
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    // `on conflict` also meets the room's own row, when the call is repeated: the second query tells which it was.
    const [opened] = await em.execute<{ room_code: string }[]>(
      `insert into game_rooms (id, room_code, host_id, game_type, max_players, settings, server_id)
       values (?, ?, ?, ?, ?, ?::jsonb, ?)
       on conflict do nothing returning room_code`,
      [roomId, newRoomCode(), hostId, settings.gameType, settings.maxPlayers, JSON.stringify(settings), serverId],
    );
    const known =
      opened ??
      (await em.execute<{ room_code: string }[]>("select room_code from game_rooms where id = ?", [roomId]))[0];
    if (known) return { roomCode: known.room_code };
  }
  throw new Error(`no free code for room ${roomId} in ${CODE_TRIES} tries`);
}

/** Holds the room's row, like every change here, and refuses a closed room; the function stands in the migrations. */
const callKeepSeat = prepared<{ id: string | null }>("keep-seat", "select keep_seat($1, $2, $3, $4) as id");

/**
 * A member sits down, or sits down again: the same row, their score kept. SAFE-14: at a public table where somebody sits with
 * whom a block stands they hear that it is full, as who presses a moment too late does; "not found", of a room that stays
 * in everybody's list, would give the block away.
 */
export async function keepSeat(
  em: EntityManager,
  seat: { roomId: string; memberId: string; displayName: string; seat: number },
): Promise<{ participantId: string } | { refused: "game/room-full" }> {
  const [kept] = await callKeepSeat(em, [seat.roomId, seat.memberId, seat.displayName, seat.seat]);
  return kept?.id ? { participantId: kept.id } : { refused: "game/room-full" };
}

/** A member gives up the seat. The row stays, and with it their way back. */
export async function releaseSeat(em: EntityManager, seat: { roomId: string; memberId: string }): Promise<void> {
  await em.transactional(async (em) => {
    await lockRoom(em, seat.roomId);
    await em.execute("update game_participants set is_active = false where room_id = ? and user_id = ?", [
      seat.roomId,
      seat.memberId,
    ]);
    await countPlayers(em, seat.roomId);
  });
}

export async function passHost(em: EntityManager, change: { roomId: string; hostId: string }): Promise<void> {
  await em.transactional(async (em) => {
    await lockOpenRoom(em, change.roomId);
    await em.execute("update game_rooms set host_id = ? where id = ?", [change.hostId, change.roomId]);
  });
}

/** Play Again: the room waits for players again, scores at zero. A game whose end could not be kept ends uncounted. */
export async function reopenRoom(em: EntityManager, { roomId }: { roomId: string }): Promise<void> {
  await em.transactional(async (em) => {
    await lockOpenRoom(em, roomId);
    await interruptSessions(em, [roomId]);
    await em.execute("update game_rooms set status = 'waiting', started_at = null, ended_at = null where id = ?", [
      roomId,
    ]);
    await em.execute("update game_participants set total_score = 0 where room_id = ?", [roomId]);
  });
}

/**
 * Nobody plays here any more; a running game ends without a result. A room that the server takes down in the middle
 * of a game counts as interrupted, any other as closed.
 */
export async function closeRoom(em: EntityManager, room: { roomId: string; reason: CloseReason }): Promise<void> {
  await em.transactional(async (em) => {
    const { isOpen, status } = await lockRoom(em, room.roomId);
    if (!isOpen) return;
    await interruptSessions(em, [room.roomId]);
    const isCutShort = room.reason === "draining" && status === "playing";
    await em.execute(
      `update game_rooms set status = ?, closed_at = now(), ended_at = coalesce(ended_at, case when status = 'playing' then now() end)
       where id = ?`,
      [isCutShort ? "interrupted" : "closed", room.roomId],
    );
  });
}

/** Ends the running games of these rooms, whose rows the caller has locked; they count nowhere. */
export async function interruptSessions(em: EntityManager, roomIds: readonly string[]): Promise<void> {
  await em.execute(
    "update game_sessions set status = 'interrupted', ended_at = now() where status = 'active' and room_id in (?)",
    [roomIds],
  );
}

interface LockedRoom {
  readonly status: string;
  readonly gameType: GameType;
  readonly isOpen: boolean;
}

/** Whatever changes a room, its seats or its games holds the room's row first, so that no two changes block each other. */
export async function lockRoom(em: EntityManager, roomId: string): Promise<LockedRoom> {
  const [room] = await em.execute<{ status: string; game_type: GameType; is_open: boolean }[]>(
    "select status, game_type, closed_at is null as is_open from game_rooms where id = ? for update",
    [roomId],
  );
  if (!room) throw new Error(`there is no room ${roomId}`);
  return { status: room.status, gameType: room.game_type, isOpen: room.is_open };
}

export async function lockOpenRoom(em: EntityManager, roomId: string): Promise<LockedRoom> {
  const room = await lockRoom(em, roomId);
  if (!room.isOpen) throw new Error(`room ${roomId} is closed`);
  return room;
}

async function countPlayers(em: EntityManager, roomId: string): Promise<void> {
  await em.execute(
    `update game_rooms
     set current_players = (select count(*) from game_participants where room_id = ? and is_active)
     where id = ?`,
    [roomId, roomId],
  );
}
