import type { EntityManager } from "@mikro-orm/postgresql";
import { lockSession } from "../game-session.ts";
import { findLocked } from "../held-room.ts";
import type { SkippedRound } from "../round-batch.ts";
import type { CorrectedGame } from "./corrected-game.ts";
import { recount, resultOf } from "./recount.ts";
import { emptySkippedRounds, saveScores, selectScores, storeSkip } from "./void-store.ts";

/**
 * GAME-71: takes the points of a round that the host has skipped, once. A game that has ended is counted again. Resolves to its
 * scores then.
 */
export async function skipRound(
  em: EntityManager,
  skipped: SkippedRound,
  heldBy?: number,
): Promise<{ scores: CorrectedGame["scores"] | null }> {
  const { roomId, sessionId, round, rounds, startedAt, content } = skipped;
  return await em.transactional(async (tx) => {
    const room = await findLocked(tx, roomId, heldBy);
    const session = room && (await lockSession(tx, { id: sessionId, room: roomId }));
    if (!room || !session) return { scores: null };
    const before = await resultOf(tx, sessionId);
    await storeSkip(tx, [sessionId, round, content.id, content.text, new Date(startedAt)]);
    await emptySkippedRounds(tx, [sessionId]);
    if (session.status === "finished") return { scores: await recount(tx, room, session, before) };
    session.rounds = rounds;
    await saveScores(tx, [JSON.stringify(await selectScores(tx, [sessionId]))]);
    return { scores: null };
  });
}
