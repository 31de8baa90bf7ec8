import type { EntityManager } from "@mikro-orm/postgresql";
import { notifyQuestionsVoided } from "../../notification/notification.ts";
import { lockSession } from "../game-session.ts";
import { findLocked } from "../held-room.ts";
import type { CorrectedGame } from "./corrected-game.ts";
import { recount, resultOf } from "./recount.ts";
import { selectPlayers, voidRounds } from "./void-store.ts";

/**
 * QUESTION-13: derives the result of a finished game again, without the rounds of voided questions. Null if there is nothing
 * to correct. A running game is corrected when it ends; both hold the locks on its rows, so one of them sees the other.
 */
export async function correctGame(
  em: EntityManager,
  { roomId, sessionId }: { roomId: string; sessionId: string },
): Promise<CorrectedGame | null> {
  return await em.transactional(async (tx) => {
    const room = await findLocked(tx, roomId);
    const session = room && (await lockSession(tx, { id: sessionId, room: roomId }));
    if (!room || session?.status !== "finished") return null;
    const before = await resultOf(tx, sessionId);
    const questionIds = (await voidRounds(tx, [sessionId])).map((row) => row.question_id);
    if (questionIds.length === 0) return null;
    const scores = await recount(tx, room, session, before);
    const memberIds = (await selectPlayers(tx, [sessionId])).map((row) => row.user_id);
    await notifyQuestionsVoided(tx, questionIds, memberIds);
    return { roomId, sessionId, scores };
  });
}
