import type { EntityManager } from "@mikro-orm/postgresql";
import type { GameType } from "../../../schema/game/settings.ts";
import { recountGame } from "../../leaderboard/leaderboard.ts";
import { isCounted, type LockedSession } from "../game-session.ts";
import type { LockedRoom } from "../held-room.ts";
import type { CorrectedGame } from "./corrected-game.ts";
import { saveScores, selectScores } from "./void-store.ts";

/** Stores the result of a finished game that had another one before. Returns the scores, by member. */
export async function recount(
  tx: EntityManager,
  room: LockedRoom,
  session: LockedSession,
  before: GameResult,
): Promise<CorrectedGame["scores"]> {
  const after = await resultOf(tx, session.id);
  // A room that was opened again shows the scores of another game.
  if (room.endedAt?.getTime() === session.endedAt?.getTime()) await saveScores(tx, [JSON.stringify(after.rows)]);
  if (isCounted(room)) await recountGame(tx, room.gameType as GameType, before.played, after.played);
  return Object.fromEntries(after.played.map(({ memberId, score }) => [memberId, score]));
}

type GameResult = Awaited<ReturnType<typeof resultOf>>;

/** Who has which score, and who has won: GAME-19. */
export async function resultOf(tx: EntityManager, sessionId: string) {
  const rows = await selectScores(tx, [sessionId]);
  const highest = Math.max(0, ...rows.map(({ score }) => score));
  const played = rows.flatMap(({ user_id: memberId, score }) =>
    memberId === null ? [] : [{ memberId, score, isWon: score > 0 && score === highest }],
  );
  return { rows, played };
}
