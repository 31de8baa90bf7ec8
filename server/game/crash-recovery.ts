import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { SavedGame } from "../../rooms/index.ts";
import type { OpenedSettings } from "../../schema/game/settings.ts";
import { ANSWER_CREDIT_MAX_MS } from "../../schema/limits.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { ServerEntity } from "../platform/process/server.entity.ts";
import type { ServerLease } from "../platform/process/server-lease.ts";
import { Refusal } from "../platform/refusal.ts";
import { interruptGame, markClosed, releaseRoom } from "./game.ts";
import { GameParticipantEntity } from "./game-participant.entity.ts";
import { GameRoundEntity, GameRoundResultEntity } from "./game-session.entity.ts";
import { isLedBy, type LockedSession, lockSession, playersOf, saveFinish } from "./game-session.ts";
import { type LockedRoom, lockRoom, NO_SERVER } from "./held-room.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";
import { RETURN_LIMIT_MS, savedGame } from "./snapshot/saved-game.ts";

/** Takes up, or ends, the rooms of servers that have ended. */
export interface CrashRecovery {
  /** Recovers the rooms of every server that has ended and returns how many. Rooms that fail are skipped. */
  recoverGames(): Promise<number>;
  /**
   * Recovers this room, which is not in this process. False if the server that held it may still be running. Refuses with
   * `server/draining` after `stop`.
   */
  recoverRoom(room: { readonly roomId: string; readonly serverId: number }): Promise<boolean>;
  /** Takes no more rooms up, because this server is about to end. */
  stop(): void;
}

/** Opens a stored room in this process. Rejects if it cannot. */
type RestoreGame = (saved: SavedGame<OpenedSettings>) => Promise<void>;

export function crashRecovery(
  database: Pick<Database, "fork">,
  lease: Pick<ServerLease, "serverId" | "endedAmong">,
  log: Pick<Log, "error">,
  restore: RestoreGame,
): CrashRecovery {
  /** Rooms that this process is taking up. They are already marked as its own. */
  const underWay = new Map<string, Promise<boolean>>();
  let isStopped = false;

  async function recover(serverId: number): Promise<number> {
    const em = database.fork();
    // In another order in each process, so that several share the work.
    const inAnyOrder = { fields: ["id"], orderBy: { [raw("random()")]: "asc" } } as const;
    const rooms = await em.find(GameRoomEntity, { serverId, closedAt: null }, inAnyOrder);
    const aliveUntil = await lastSignOfLife(em, serverId);
    let recovered = 0;
    let failed = 0;
    for (const { id } of rooms) {
      if (isStopped) return recovered;
      try {
        if (await once(id, () => recoverOne({ roomId: id, serverId, aliveUntil }))) recovered += 1;
      } catch (error) {
        failed += 1;
        log.error({ error, roomId: id }, "a room could not be recovered");
      }
    }
    // The next run needs this row to know how long the server lived, as long as that matters. One that woke keeps its row.
    const isNeeded = failed > 0 && aliveUntil > Date.now() - RETURN_LIMIT_MS;
    if (!isNeeded && (await endedAmong([serverId])).has(serverId))
      await em.nativeDelete(ServerEntity, { id: serverId });
    return recovered;
  }

  async function endedAmong(serverIds: readonly number[]): Promise<ReadonlySet<number>> {
    const ended = await lease.endedAmong(serverIds.filter((id) => id !== NO_SERVER));
    return serverIds.includes(NO_SERVER) ? new Set([NO_SERVER, ...ended]) : ended;
  }

  function once(roomId: string, work: () => Promise<boolean>): Promise<boolean> {
    const recovering = underWay.get(roomId) ?? work().finally(() => underWay.delete(roomId));
    underWay.set(roomId, recovering);
    return recovering;
  }

  async function recoverOne(left: LeftRoom): Promise<boolean> {
    const claimed = await claimRoom(database.fork(), left, lease.serverId);
    if (typeof claimed === "boolean") return claimed;
    try {
      await restore(claimed);
    } catch (error) {
      // A server that was told to stop opens no rooms, but its successor does.
      if (isStopped) {
        await releaseRoom(database.fork(), left, lease.serverId);
        return true;
      }
      log.error({ error, roomId: left.roomId }, "a room could not be taken up");
      await database.fork().transactional((em) => endRoom(em, left.roomId, lease.serverId));
    }
    return true;
  }

  return {
    async recoverGames() {
      if (isStopped) return 0;
      const known = await knownServers(database.fork());
      let recovered = 0;
      for (const serverId of await endedAmong(known)) recovered += await recover(serverId);
      return recovered;
    },
    async recoverRoom({ roomId, serverId }) {
      if (isStopped) throw new Refusal("server/draining");
      const recovering = underWay.get(roomId);
      if (recovering) await recovering;
      else if (serverId !== lease.serverId) {
        if (!(await endedAmong([serverId])).has(serverId)) return false;
        const aliveUntil = await lastSignOfLife(database.fork(), serverId);
        await once(roomId, () => recoverOne({ roomId, serverId, aliveUntil }));
      }
      return true;
    },
    stop() {
      isStopped = true;
    },
  };
}

/**
 * In milliseconds since 1970. Answers of a round can be missing only if its server died before the round's time was over, and
 * its last heartbeat shows when it still lived.
 */
async function lastSignOfLife(em: EntityManager, serverId: number): Promise<number> {
  const server = await em.findOne(ServerEntity, serverId);
  return server ? server.beatAt.getTime() : 0;
}

async function knownServers(em: EntityManager): Promise<number[]> {
  const withRooms = await em
    .createQueryBuilder(GameRoomEntity)
    .select("serverId", true)
    .where({ closedAt: null })
    .execute<{ serverId: number }[]>();
  const withLease = await em.find(ServerEntity, {}, { fields: ["id"] });
  return [...new Set([...withRooms.map(({ serverId }) => serverId), ...withLease.map(({ id }) => id)])];
}

/** An open room of a server that has ended. */
interface LeftRoom {
  readonly roomId: string;
  readonly serverId: number;
  /** The server's last sign of life, in milliseconds since 1970. */
  readonly aliveUntil: number;
}

/**
 * Gives the room to this server, once, in whichever process comes first, and returns it as it is stored. A room that cannot be
 * taken up is ended; then, whether it was still open.
 */
async function claimRoom(
  em: EntityManager,
  { roomId, serverId, aliveUntil }: LeftRoom,
  claimant: number,
): Promise<SavedGame<OpenedSettings> | boolean> {
  return await em.transactional(async (em) => {
    const room = await lockRoom(em, roomId);
    if (room.closedAt || room.serverId !== serverId) return false;
    const session = await lockSession(em, { room: roomId, status: "active" });
    const isFinished = session !== null && (await wasPlayedToEnd(em, room, session, aliveUntil));
    if (isFinished) {
      await saveFinish(em, room, session);
      room.status = "finished";
    }
    const saved = await savedGame(em, room, aliveUntil);
    if (saved) room.serverId = claimant;
    else if (isFinished) await markClosed(em, room, "closed");
    else await endLocked(em, room);
    return saved ?? true;
  });
}

async function endRoom(em: EntityManager, roomId: string, heldBy: number): Promise<void> {
  const room = await lockRoom(em, roomId, heldBy);
  if (!room.closedAt) await endLocked(em, room);
}

/** Closes a room. A game that is still running does not count. */
async function endLocked(em: EntityManager, room: LockedRoom): Promise<void> {
  await interruptGame(em, room.id);
  await markClosed(em, room, room.status === "playing" ? "interrupted" : "closed");
}

/**
 * Whether the game was complete except for its end: it was in the last round, and all active players had answered it, its
 * time ended while the server lived, or it was skipped.
 */
async function wasPlayedToEnd(
  em: EntityManager,
  room: LockedRoom,
  session: LockedSession,
  aliveUntil: number,
): Promise<boolean> {
  const { roundNumber: round, rounds, roundStartTime } = session;
  if (round < rounds || !roundStartTime) return false;
  const players = await em.find(GameParticipantEntity, { ...playersOf(session), isActive: true });
  if (players.length === 0) return false;
  const { timeLimit } = room.settings as { timeLimit: number };
  if (roundStartTime.getTime() + timeLimit * 1000 + ANSWER_CREDIT_MAX_MS <= aliveUntil) return true;
  const skipped = { session: session.id, roundNumber: round, skippedAt: { $ne: null } };
  if ((await em.count(GameRoundEntity, skipped)) > 0) return true;
  const answers = await em.find(GameRoundResultEntity, { session: session.id, roundNumber: round });
  const answered = new Set(answers.map(({ participant }) => participant.id));
  // GAME-125: a round does not wait for the host of an event's room.
  return players.every(({ id, user }) => answered.has(id) || isLedBy(room, user?.id));
}
