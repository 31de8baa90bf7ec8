import type { EntityManager } from "@mikro-orm/postgresql";
import type { SavedGame } from "../../../rooms/index.ts";
import { gameSettings, type OpenedSettings } from "../../../schema/game/settings.ts";
import { gameSnapshot } from "../../../schema/game/snapshot.ts";
import { GameParticipantEntity } from "../game-participant.entity.ts";
import { GameRoundResultEntity, GameSessionEntity } from "../game-session.entity.ts";
import type { LockedRoom } from "../held-room.ts";
import { GameSnapshotEntity } from "./game-snapshot.entity.ts";

/** Later, the people have gone home. */
export const RETURN_LIMIT_MS = 10 * 60 * 1000;

/**
 * GAME-110: what is needed to take this room up. Null if its server ended too long ago, or if what is stored cannot be read by
 * this release. `aliveUntil`, in milliseconds since 1970, is the server's last sign of life.
 */
export async function savedGame(
  em: EntityManager,
  room: LockedRoom,
  aliveUntil: number,
): Promise<SavedGame<OpenedSettings> | null> {
  const stored = await em.findOne(GameSnapshotEntity, { room: room.id });
  const snapshot = gameSnapshot.safeParse(stored?.snapshot);
  const settings = gameSettings.safeParse(room.settings);
  if (!stored || !snapshot.success || !settings.success) return null;
  if (Math.max(aliveUntil, stored.savedAt.getTime()) < Date.now() - RETURN_LIMIT_MS) return null;
  const { sessionId } = snapshot.data;
  const session = sessionId === "" ? null : await em.findOne(GameSessionEntity, { id: sessionId, room: room.id });
  const seats = await em.find(GameParticipantEntity, { room: room.id, user: { $ne: null } });
  return {
    roomId: room.id,
    roomCode: room.roomCode,
    settings: { ...settings.data, ...(room.isPractice && { isPractice: true }) },
    snapshot: snapshot.data,
    content: stored.content,
    isFinished: session?.status === "finished",
    seats: seats.flatMap(({ id, user, displayName }) =>
      user ? [{ participantId: id, memberId: user.id, displayName }] : [],
    ),
  };
}

/** The stored answers of one round. */
export async function savedAnswers(em: EntityManager, { sessionId, round }: { sessionId: string; round: number }) {
  const answers = await em.find(GameRoundResultEntity, { session: sessionId, roundNumber: round });
  return answers.map((stored) => ({
    participantId: stored.participant.id,
    requestId: stored.requestId,
    answer: stored.answer,
    points: stored.pointsEarned,
    isCorrect: stored.isCorrect,
    responseMs: Math.round(Number(stored.responseTime) * 1000),
  }));
}
