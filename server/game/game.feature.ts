import type { EntityManager } from "@mikro-orm/postgresql";
import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { openWordList } from "../word/word.ts";
import { crashRecovery } from "./crash-recovery.ts";
import { deleteGamesJob } from "./game.jobs.ts";
import { gameRoutes } from "./game.routes.ts";
import { gamePorts } from "./game-ports.ts";
import { playedRoutes } from "./played/played.routes.ts";
import type { PlayedWords } from "./played/played-game.ts";
import { roomPreview } from "./room/link-preview.ts";
import { listPublicRooms } from "./room/room-list.ts";
import { createRoomListFeed } from "./room/room-list-feed.ts";
import { lookEveryMs, takeOverGames } from "./take-over.ts";
import type { CorrectedGame } from "./void/corrected-game.ts";
import { voidQuestionJob, voidQuestionQueue } from "./void/void.jobs.ts";

type BestKnownWords = typeof import("../../rooms/index.ts").bestKnownWords;

/** How many of a rack's best words a recap shows. */
const BEST_WORDS = 3;

export function openGames(
  core: Core,
  live: LateReference<Rooms>,
  messagingPolicy: MessagingPolicy,
  bestKnownWords: BestKnownWords,
) {
  const { database, log, lease } = core;
  const feed = createRoomListFeed(() => listPublicRooms(database), log);
  const recovery = crashRecovery(database, lease, log, (saved) => live.get().games.restore(saved));
  const gameCorrected = ({ roomId, sessionId, scores }: CorrectedGame) => {
    void live.get().games.correctScores(roomId, sessionId, scores);
  };
  const practiceReplaced = (roomId: string) => {
    void live.get().games.replace(roomId);
  };
  const { community } = core;
  const ports = gamePorts(database, lease.serverId, { messagingPolicy, community, gameCorrected, practiceReplaced });
  const gameRooms = {
    open: (...args: Parameters<Rooms["games"]["open"]>) => live.get().games.open(...args),
    admit: (...args: Parameters<Rooms["games"]["admit"]>) => live.get().games.admit(...args),
    watch: (...args: Parameters<Rooms["games"]["watch"]>) => live.get().games.watch(...args),
    openScreen: (...args: Parameters<Rooms["games"]["openScreen"]>) => live.get().games.openScreen(...args),
  };
  const words = openWordList();
  const playedWords: PlayedWords = {
    isRude: words.isRude,
    best: (letters, options) => bestKnownWords(words.wordsIn(letters, options), words, BEST_WORDS),
  };
  core.leaving.addEventListener("abort", recovery.stop);
  let takeOver: ReturnType<typeof takeOverGames> | undefined;
  const feature = {
    routes: [
      ...gameRoutes({ ...core, gameRooms, feed, recovery }),
      ...playedRoutes(playedWords, core.community, messagingPolicy),
    ],
    pagePreviews: [roomPreview],
    onDatabaseEvent: { roomsChanged: async () => feed.changed(), listeningAgain: async () => feed.changed() },
    jobs: [deleteGamesJob(database), voidQuestionJob({ database, onCorrected: gameCorrected, log })],
    ports: { ...ports, words },
    /** Corrects all games in which this question was played, once this transaction commits. */
    correctGames: (tx: EntityManager, questionId: string) =>
      core.jobs.enqueue(voidQuestionQueue, { questionId }, { tx }),
    /** Takes up the games of servers that have ended, and of those that end later. Call it once the rooms are open. */
    recover: async (everyMs = lookEveryMs(lease)) => {
      takeOver = takeOverGames({ recovery, everyMs, log });
      await takeOver.begun;
    },
    close: async () => await takeOver?.stop(),
  };
  return feature satisfies Feature;
}
