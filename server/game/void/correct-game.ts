import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { GameType } from "../../../schema/game/settings.ts";
import { recountGame } from "../../leaderboard/leaderboard.ts";
import { notifyQuestionsVoided } from "../../notification/notification.ts";
import { lockSession } from "../game-session.ts";
import { GameRoomEntity } from "../room/game-room.entity.ts";
import type { CorrectedGame } from "./corrected-game.ts";
import { saveScores, selectPlayers, selectScores, voidRounds } from "./void-store.ts";

/**
 * QUESTION-13: derives the result of a finished game again, without the rounds of voided questions. Null if there is nothing
 * to correct. A running game is corrected when it ends; both hold the locks on its rows, so one of them sees the other.
 */
export async function correctGame(
  em: EntityManager,
  { roomId, sessionId }: { roomId: string; sessionId: string },
): Promise<CorrectedGame | null> {
  return await em.transactional(async (tx) => {
    const room = await tx.findOne(GameRoomEntity, roomId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const session = room && (await lockSession(tx, { id: sessionId, room: roomId }));
    if (!room || session?.status !== "finished") return null;
    const before = await resultOf(tx, sessionId);
    const questionIds = (await voidRounds(tx, [sessionId])).map((row) => row.question_id);
    if (questionIds.length === 0) return null;
    const after = await resultOf(tx, sessionId);
    // A room that was opened again shows the scores of another game.
    if (room.endedAt?.getTime() === session.endedAt?.getTime()) await saveScores(tx, [JSON.stringify(after.rows)]);
    await recountGame(tx, room.gameType as GameType, before.played, after.played);
    const memberIds = (await selectPlayers(tx, [sessionId])).map((row) => row.user_id);
    await notifyQuestionsVoided(tx, questionIds, memberIds);
    const scores = Object.fromEntries(after.played.map(({ memberId, score }) => [memberId, score]));
    return { roomId, sessionId, scores };
  });
}

/** Who has which score, and who has won: GAME-19. */
async function resultOf(tx: EntityManager, sessionId: string) {
  const rows = await selectScores(tx, [sessionId]);
  const highest = Math.max(0, ...rows.map(({ score }) => score));
  const played = rows.flatMap(({ user_id: memberId, score }) =>
    memberId === null ? [] : [{ memberId, score, isWon: score > 0 && score === highest }],
  );
  return { rows, played };
}
