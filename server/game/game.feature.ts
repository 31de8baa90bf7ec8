import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { Late } from "../platform/late.ts";
import { endedAfterMs } from "../platform/server-lease.ts";
import { openWordList } from "../word/word.ts";
import { crashRecovery } from "./crash-recovery.ts";
import { deleteGamesJob, recoverGamesJob, recoverGamesQueue } from "./game.jobs.ts";
import { gameRoutes } from "./game.routes.ts";
import { gamePorts } from "./game-ports.ts";
import { listPublicRooms } from "./room-list.ts";
import { createRoomListFeed } from "./room-list-feed.ts";

/** Opens the games, once those of servers that have ended are settled as far as possible. */
export async function openGames(core: Core, live: Late<Rooms>) {
  const { database, log, lease } = core;
  const feed = createRoomListFeed(() => listPublicRooms(database), log);
  const recovery = crashRecovery(database, lease, feed.changed, log);
  // The job tries again every minute: what cannot be settled now must not keep the server down.
  await recovery
    .recoverGames()
    .catch((error: unknown) => log.error({ error }, "the games of ended servers could not be recovered"));
  const ports = gamePorts(database, lease.serverId, { roomsChanged: feed.changed });
  const gameRooms = {
    open: (...asked: Parameters<Rooms["games"]["open"]>) => live.get().games.open(...asked),
    admit: (...asked: Parameters<Rooms["games"]["admit"]>) => live.get().games.admit(...asked),
  };
  const feature = {
    routes: gameRoutes({ ...core, gameRooms, feed, recovery }),
    jobs: [recoverGamesJob(recovery), deleteGamesJob(database)],
    ports: { ...ports, words: openWordList() },
    /** Where servers share the database, this one judges the others only once it has renewed its own lease for a while. */
    recoverLater: () =>
      core.jobs.enqueue(recoverGamesQueue, {}, { delaySeconds: Math.ceil(endedAfterMs(lease.times) / 1000) + 1 }),
  };
  return feature satisfies Feature;
}
