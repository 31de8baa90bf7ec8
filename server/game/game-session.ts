import { type InferEntity, LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { GameType } from "../../schema/game/settings.ts";
import { countGame } from "../leaderboard/leaderboard.ts";
import { notifyQuestionsVoided } from "../notification/notification.ts";
import { interruptGame } from "./game.ts";
import { GameParticipantEntity } from "./game-participant.entity.ts";
import { GameSessionEntity } from "./game-session.entity.ts";
import { selectScores } from "./game-store.ts";
import { findLocked, type LockedRoom, lockOpenRoom, lockRoom } from "./held-room.ts";
import type { CorrectedGame } from "./void/corrected-game.ts";
import { emptySkippedRounds, voidRounds } from "./void/void-store.ts";

/**
 * Marks the room as playing, resets the scores, and starts a session of this many rounds. Called again before the first
 * round, it returns the same session. A game that is already in progress ends without a result.
 */
export async function startSession(
  em: EntityManager,
  { roomId, rounds }: { roomId: string; rounds: number },
  heldBy?: number,
): Promise<{ sessionId: string }> {
  return await em.transactional(async (em) => {
    const room = await lockOpenRoom(em, roomId, heldBy);
    const begun = await em.findOne(GameSessionEntity, { room: roomId, status: "active", roundStartTime: null });
    if (begun) return { sessionId: begun.id };
    await interruptGame(em, roomId);
    room.status = "playing";
    room.startedAt = new Date();
    room.endedAt = null;
    await em.nativeUpdate(GameParticipantEntity, { room: roomId }, { totalScore: 0 });
    const session = em.create(GameSessionEntity, { room: roomId, rounds });
    await em.flush();
    return { sessionId: session.id };
  });
}

/** GAME-78: the host ends a running game after so many rounds. */
export async function shortenSession(
  em: EntityManager,
  { roomId, sessionId, rounds }: { roomId: string; sessionId: string; rounds: number },
  heldBy?: number,
): Promise<void> {
  await em.transactional(async (em) => {
    await lockRoom(em, roomId, heldBy);
    await em.nativeUpdate(GameSessionEntity, { id: sessionId, room: roomId, status: "active" }, { rounds });
  });
}

/**
 * The outcome of finishing a game. A refused result can never be saved, so it is not retried. `corrected` is there if one of
 * its questions was voided while it was played: the room has counted those points.
 */
export type FinishOutcome =
  | { readonly saved: true; readonly corrected?: CorrectedGame | undefined }
  | { readonly refused: "not-running" };

/** Ends a game and counts it for all its players, exactly once even if called repeatedly (GAME-20). */
export async function finishSession(
  em: EntityManager,
  game: { roomId: string; sessionId: string },
  heldBy?: number,
): Promise<FinishOutcome> {
  return await em.transactional(async (em) => {
    const room = await findLocked(em, game.roomId, heldBy);
    const session = room && (await lockSession(em, { id: game.sessionId, room: game.roomId }));
    if (session?.status === "finished") return { saved: true };
    if (!room || session?.status !== "active") return { refused: "not-running" };
    const corrected = await saveFinish(em, room, session);
    room.status = "finished";
    return { saved: true, corrected };
  });
}

/** A session whose row is locked by this transaction. */
export type LockedSession = InferEntity<typeof GameSessionEntity>;

/** Waits for answers that are being stored. Later answers find that the game is not running. */
export async function lockSession(
  em: EntityManager,
  where: { id: string; room: string } | { status: "active"; room: string },
): Promise<LockedSession | null> {
  return await em.findOne(GameSessionEntity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/**
 * Ends a running game with the result of its stored answers. The caller holds locks on both rows. QUESTION-14: rounds of
 * voided questions count for nobody; nor do skipped ones. Returns the result if there are voided ones.
 */
export async function saveFinish(
  em: EntityManager,
  room: LockedRoom,
  session: LockedSession,
): Promise<CorrectedGame | undefined> {
  const now = new Date();
  session.status = "finished";
  session.endedAt = now;
  room.endedAt = now;
  await emptySkippedRounds(em, [session.id]);
  const questionIds = (await voidRounds(em, [session.id])).map((row) => row.question_id);
  const players = await em.find(GameParticipantEntity, playersOf(session));
  const rows = await selectScores(em, [session.id]);
  const scores = new Map(rows.map(({ participant_id, score }) => [participant_id, score]));
  const highest = Math.max(0, ...scores.values());
  for (const player of players) player.totalScore = scores.get(player.id) ?? 0;
  const standing = players.filter(({ id, user }) => scores.has(id) || !isLedBy(room, user?.id));
  const played = standing.flatMap(({ user, totalScore: score }) =>
    // GAME-19: rank 1 with a score above zero has won. An erased member is not counted.
    user ? [{ memberId: user.id, score, isWon: score > 0 && score === highest }] : [],
  );
  if (isCounted(room)) await countGame(em, room.gameType as GameType, played);
  if (questionIds.length === 0) return undefined;
  const memberIds = played.map(({ memberId }) => memberId);
  await notifyQuestionsVoided(em, questionIds, memberIds);
  const finalScores = Object.fromEntries(played.map(({ memberId, score }) => [memberId, score]));
  return { roomId: room.id, sessionId: session.id, scores: finalScores };
}

/** GAME-126: whether this is the host of an event's room, who need not play. */
export const isLedBy = ({ event, host }: LockedRoom, memberId: string | undefined): boolean =>
  event != null && host != null && host.id === memberId;

/** GAME-172: whether the games of this room count for its players. The view `counted_games` holds those that did. */
export const isCounted = ({ isPractice }: Pick<LockedRoom, "isPractice">): boolean => !isPractice;

/** GAME-12: everyone who has a seat at the end, and everyone who left after the game had started. */
export const playersOf = (session: LockedSession) => ({
  room: session.room.id,
  $or: [{ isActive: true }, { leftAt: { $gte: session.createdAt } }],
});
