import type { EntityManager } from "@mikro-orm/postgresql";
import type { CommunitySettings } from "../../schema/community/settings.ts";
import type { Database } from "../platform/database/database.ts";
import { drawQuestions } from "../question/question.ts";
import { leadOfRoom, type MessagingPolicy, mutedUntil } from "../safety/safety.ts";
import {
  blockedPairs,
  closeRoom,
  findBlocked,
  openRoom,
  passHost,
  releaseRoom,
  releaseSeat,
  reopenRoom,
  setVacant,
  storeSeat,
  storeWatchers,
} from "./game.ts";
import { finishSession, shortenSession, startSession } from "./game-session.ts";
import { roundBatches } from "./round-batch.ts";
import { savedAnswers } from "./snapshot/saved-game.ts";
import { snapshotBatch } from "./snapshot/snapshot-batch.ts";
import type { CorrectedGame } from "./void/corrected-game.ts";
import { skipRound } from "./void/skip-round.ts";

/**
 * Implements the ports of the games' rooms. Each call settles when its row is durable. Rounds, answers and snapshots are stored in
 * batches with those of other rooms, everything else in a unit of work of its own.
 */
export function gamePorts(
  database: Pick<Database, "fork" | "run">,
  serverId: number,
  {
    messagingPolicy,
    community,
    gameCorrected,
    practiceReplaced,
  }: {
    messagingPolicy: MessagingPolicy;
    community: Pick<CommunitySettings, "translation">;
    /** Called after a game has ended with other scores than its room shows. */
    gameCorrected(game: CorrectedGame): void;
    /** Called after a practice room was closed, because its member opened another one. */
    practiceReplaced(roomId: string): void;
  },
) {
  /** Writes are refused in rooms that another server holds (GAME-164). */
  const port =
    <Input, Output>(write: (em: EntityManager, input: Input, heldBy: number) => Promise<Output>) =>
    (input: Input): Promise<Output> =>
      write(database.fork(), input, serverId);

  const { saveResult, startRound } = roundBatches(database, serverId);
  return {
    openRoom: port(async (em, room: Parameters<typeof openRoom>[2]) => {
      const { roomCode, replaced } = await openRoom(em, serverId, room);
      for (const roomId of replaced) practiceReplaced(roomId);
      return { roomCode };
    }),
    storeSeat: port(storeSeat),
    storeWatchers: port(storeWatchers),
    leadOfRoom: port((em, { roomId, watcherIds }: { roomId: string; watcherIds: readonly string[] }) =>
      leadOfRoom(em, messagingPolicy, roomId, watcherIds),
    ),
    findBlocked: port(findBlocked),
    blockedPairs: port(blockedPairs),
    isMuted: port(async (em, { memberId }: { memberId: string }) => (await mutedUntil(em, memberId)) !== null),
    releaseSeat: port(releaseSeat),
    setVacant: port(setVacant),
    passHost: port(passHost),
    startSession: port(startSession),
    startRound,
    shortenSession: port(shortenSession),
    skipRound: port(skipRound),
    saveResult,
    finishSession: port(async (em, game: Parameters<typeof finishSession>[1]) => {
      const outcome = await finishSession(em, game, serverId);
      if ("refused" in outcome) return outcome;
      if (outcome.corrected) gameCorrected(outcome.corrected);
      return { saved: true } as const;
    }),
    saveSnapshot: snapshotBatch(database, serverId),
    releaseRoom: port(releaseRoom),
    savedAnswers: port(savedAnswers),
    reopenRoom: port(reopenRoom),
    closeRoom: port(closeRoom),
    // SCRIPTURE-9
    drawQuestions: port((em, draw: Parameters<typeof drawQuestions>[1]) =>
      drawQuestions(em, draw, community.translation),
    ),
  };
}
