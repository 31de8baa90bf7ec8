import type { EntityManager } from "@mikro-orm/postgresql";
import { ANSWER_CREDIT_MAX_MS } from "../../schema/limits.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { ServerEntity } from "../platform/process/server.entity.ts";
import type { ServerLease } from "../platform/process/server-lease.ts";
import { interruptGame, type LockedRoom, lockRoom, markClosed } from "./game.ts";
import { GameParticipantEntity } from "./game-participant.entity.ts";
import { GameRoundEntity, GameRoundResultEntity } from "./game-session.entity.ts";
import { type LockedSession, lockSession, playersOf, saveFinish } from "./game-session.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";

/** Recovers the rooms of servers that ended without closing them. */
export interface CrashRecovery {
  /** Recovers the rooms of every server that has ended and returns how many. Rooms that fail are skipped. */
  recoverGames(): Promise<number>;
  /** The same for one server. False if it may still be running. */
  recoverServer(serverId: number): Promise<boolean>;
  /** Whether this process itself is that server. */
  isThisServer(serverId: number): boolean;
}

export function crashRecovery(
  database: Pick<Database, "fork">,
  lease: ServerLease,
  log: Pick<Log, "error">,
): CrashRecovery {
  async function recover(serverId: number): Promise<number> {
    const em = database.fork();
    const server = await em.findOne(ServerEntity, serverId);
    const rooms = await em.find(GameRoomEntity, { serverId, closedAt: null }, { fields: ["id"] });
    // Answers of a round can be missing only if the server died before the round's time was over. Its last heartbeat is
    // the last sign of life.
    const aliveUntil = server ? server.beatAt.getTime() : 0;
    let recovered = 0;
    let failed = 0;
    for (const { id } of rooms) {
      try {
        if (await recoverRoom(database.fork(), id, aliveUntil)) recovered += 1;
      } catch (error) {
        failed += 1;
        log.error({ error, roomId: id }, "a room could not be recovered");
      }
    }
    // The next run needs this row to know how long the server lived.
    if (failed === 0) await em.nativeDelete(ServerEntity, { id: serverId });
    return recovered;
  }

  return {
    async recoverGames() {
      const known = await knownServers(database.fork());
      let recovered = 0;
      for (const serverId of await lease.endedAmong(known)) recovered += await recover(serverId);
      return recovered;
    },
    async recoverServer(serverId) {
      if (!(await lease.endedAmong([serverId])).has(serverId)) return false;
      await recover(serverId);
      return true;
    },
    isThisServer: (serverId) => serverId === lease.serverId,
  };
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

/**
 * Recovers one room, once, in whichever process comes first. A game that was played to its end counts, any other does
 * not.
 */
async function recoverRoom(em: EntityManager, roomId: string, aliveUntil: number): Promise<boolean> {
  return await em.transactional(async (em) => {
    const room = await lockRoom(em, roomId);
    if (room.closedAt) return false;
    const session = await lockSession(em, { room: roomId, status: "active" });
    if (session && (await wasPlayedToEnd(em, room, session, aliveUntil))) {
      await saveFinish(em, room, session);
      markClosed(room, "closed");
    } else {
      await interruptGame(em, roomId);
      markClosed(room, room.status === "playing" ? "interrupted" : "closed");
    }
    return true;
  });
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
  return players.every(({ id }) => answered.has(id));
}
