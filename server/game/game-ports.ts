import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database } from "../platform/database/database.ts";
import { drawQuestions } from "../question/question.ts";
import { closeRoom, openRoom, passHost, releaseSeat, reopenRoom, storeSeat } from "./game.ts";
import { finishSession, startSession } from "./game-session.ts";
import { roundBatches } from "./round-batch.ts";
import type { CorrectedGame } from "./void/corrected-game.ts";

interface PortEvents {
  /** Called after every write that may change the list of public rooms. */
  readonly roomsChanged: () => void;
  /** Called after a game has ended with other scores than its room shows. */
  readonly gameCorrected: (game: CorrectedGame) => void;
}

/**
 * Implements the ports of the games' rooms. Each call settles when its row is durable. Rounds and answers are stored in
 * batches with those of other rooms, everything else in a unit of work of its own.
 */
export function gamePorts(
  database: Pick<Database, "fork" | "run">,
  serverId: number,
  { roomsChanged, gameCorrected }: PortEvents,
) {
  /** A port whose writes do not affect the room list. */
  const port =
    <Input, Output>(write: (em: EntityManager, input: Input) => Promise<Output>) =>
    (input: Input): Promise<Output> =>
      write(database.fork(), input);

  /** A port whose writes may affect the room list. */
  const listedPort =
    <Input, Output>(write: (em: EntityManager, input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output> => {
      const output = await write(database.fork(), input);
      roomsChanged();
      return output;
    };

  const { saveResult, startRound } = roundBatches(database);
  return {
    openRoom: listedPort((em, room: Parameters<typeof openRoom>[2]) => openRoom(em, serverId, room)),
    storeSeat: listedPort(storeSeat),
    releaseSeat: listedPort(releaseSeat),
    passHost: listedPort(passHost),
    startSession: listedPort(startSession),
    startRound,
    saveResult,
    finishSession: port(async (em, game: Parameters<typeof finishSession>[1]) => {
      const outcome = await finishSession(em, game);
      if ("refused" in outcome) return outcome;
      if (outcome.corrected) gameCorrected(outcome.corrected);
      return { saved: true } as const;
    }),
    reopenRoom: listedPort(reopenRoom),
    closeRoom: listedPort(closeRoom),
    drawQuestions: port(drawQuestions),
  };
}
