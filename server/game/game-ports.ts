import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database } from "../platform/database/database.ts";
import { drawQuestions } from "../question/question.ts";
import { leadOfRoom, type MessagingPolicy } from "../safety/safety.ts";
import { closeRoom, findBlocked, openRoom, passHost, releaseSeat, reopenRoom, storeSeat } from "./game.ts";
import { finishSession, startSession } from "./game-session.ts";
import { roundBatches } from "./round-batch.ts";
import type { CorrectedGame } from "./void/corrected-game.ts";

/**
 * Implements the ports of the games' rooms. Each call settles when its row is durable. Rounds and answers are stored in
 * batches with those of other rooms, everything else in a unit of work of its own.
 */
export function gamePorts(
  database: Pick<Database, "fork" | "run">,
  serverId: number,
  messagingPolicy: MessagingPolicy,
  /** Called after a game has ended with other scores than its room shows. */
  gameCorrected: (game: CorrectedGame) => void,
) {
  const port =
    <Input, Output>(write: (em: EntityManager, input: Input) => Promise<Output>) =>
    (input: Input): Promise<Output> =>
      write(database.fork(), input);

  const { saveResult, startRound } = roundBatches(database);
  return {
    openRoom: port((em, room: Parameters<typeof openRoom>[2]) => openRoom(em, serverId, room)),
    storeSeat: port(storeSeat),
    leadOfRoom: port((em, { roomId, watcherIds }: { roomId: string; watcherIds: readonly string[] }) =>
      leadOfRoom(em, messagingPolicy, roomId, watcherIds),
    ),
    findBlocked: port(findBlocked),
    releaseSeat: port(releaseSeat),
    passHost: port(passHost),
    startSession: port(startSession),
    startRound,
    saveResult,
    finishSession: port(async (em, game: Parameters<typeof finishSession>[1]) => {
      const outcome = await finishSession(em, game);
      if ("refused" in outcome) return outcome;
      if (outcome.corrected) gameCorrected(outcome.corrected);
      return { saved: true } as const;
    }),
    reopenRoom: port(reopenRoom),
    closeRoom: port(closeRoom),
    drawQuestions: port(drawQuestions),
  };
}
