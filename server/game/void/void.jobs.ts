import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { type Job, type JobQueue, job } from "../../platform/job.ts";
import type { Log } from "../../platform/log.ts";
import { correctGame } from "./correct-game.ts";
import type { CorrectedGame } from "./corrected-game.ts";
import { selectAffected } from "./void-store.ts";

/** Corrects the games in which a question was played. Enqueue it in the transaction that voids the question. */
export const voidQuestionQueue = {
  name: "game/void-question",
  data: z.object({ questionId: z.uuid() }),
  timeoutSeconds: 600,
  concurrency: 1,
} satisfies JobQueue;

const GAMES_AT_ONCE = 100;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

interface VoidOptions {
  readonly database: Pick<Database, "fork">;
  /** Called after each corrected game is stored. */
  readonly onCorrected: (game: CorrectedGame) => void;
  readonly log: Pick<Log, "error">;
}

/** QUESTION-16: one transaction for each game, so that running it again continues where it stopped. */
export const voidQuestionJob = ({ database, onCorrected, log }: VoidOptions): Job =>
  job(voidQuestionQueue, async ({ questionId }) => {
    let failed = 0;
    for (let after = FIRST_ID; ; ) {
      const games = await selectAffected(database.fork(), [questionId, after, GAMES_AT_ONCE]);
      for (const { session_id: sessionId, room_id: roomId } of games) {
        try {
          const corrected = await correctGame(database.fork(), { roomId, sessionId });
          if (corrected) onCorrected(corrected);
        } catch (error) {
          failed += 1;
          log.error({ error, sessionId, questionId }, "a game with a voided question could not be corrected");
        }
        after = sessionId;
      }
      if (games.length < GAMES_AT_ONCE) break;
    }
    // The others are done; the job is retried for these.
    if (failed > 0) throw new Error(`${failed} games with the voided question ${questionId} could not be corrected`);
  });
