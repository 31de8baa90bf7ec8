import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { job, scheduled } from "../platform/job.ts";
import type { Late } from "../platform/late.ts";
import { openWordList } from "../word/word-list.ts";
import { markInterrupted } from "./interrupted.ts";
import { matchRoutes } from "./match.routes.ts";
import { gamePorts } from "./match-ports.ts";
import { listPublicRooms } from "./room-list.ts";
import { createRoomListFeed } from "./room-list-feed.ts";

export async function openGames(core: Core, live: Late<Rooms>) {
  const { database, log, serverId, isServerAlive } = core;
  const markDead = async () => void (await markInterrupted(database.fork(), isServerAlive));
  await markDead();
  const feed = createRoomListFeed(() => listPublicRooms(database.fork()), log);
  const ports = gamePorts(database, serverId, { roomsChanged: feed.changed });
  const tables = {
    open: (...asked: Parameters<Rooms["tables"]["open"]>) => live.get().tables.open(...asked),
    admit: (...asked: Parameters<Rooms["tables"]["admit"]>) => live.get().tables.admit(...asked),
  };
  const feature = {
    routes: matchRoutes({ ...core, tables, feed }),
    jobs: [job(scheduled("game/recover"), markDead, { cron: "* * * * *" })],
    ports: { ...ports, words: openWordList() },
  };
  return feature satisfies Feature;
}
