import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { testPort } from "../../support/server/test-port.ts";
import type { Guest } from "../bot-client.ts";
import type { Member } from "../member/member.ts";
import { createPeerTables, seedPeerMembers } from "../peer/peer-store.ts";
import { SocketIoGuest } from "../peer/socket-io-guest.ts";
import { WsGuest } from "../peer/ws-guest.ts";
import type { OwnDatabase } from "./own-database.ts";
import { seedMembers } from "./seeded-members.ts";
import { ServerProcess } from "./server-process.ts";

export type PeerName = keyof typeof peers;
export type ServerName = "lampstand" | PeerName;

/** Short pauses, so that a bench spends its time on rounds. */
export const benchTimings = { startingMs: 300, revealMs: 200, breakMs: 100 };

/** A measured server and guests who can play on it. */
export interface BenchServer<G extends Guest = Guest> {
  readonly name: ServerName;
  readonly server: ServerProcess;
  readonly guests: readonly G[];
  /** Adds guests, at our server signed-in members. */
  seed(count: number): Promise<readonly G[]>;
  close(): Promise<void>;
}

export interface Lampstand extends BenchServer<Member> {
  readonly databaseUrl: string;
}

export interface LampstandOptions {
  readonly timings?: object;
  readonly environment?: Record<string, string>;
  /** The line changes what others measure, for example who is in the community. */
  readonly needsOwnServer?: boolean;
}

/** Starts our server on its own database, with signed-in members. */
export async function openLampstand(
  database: OwnDatabase,
  guests: number,
  options: LampstandOptions = {},
): Promise<Lampstand> {
  const dataDir = mkdtempSync(join(database.folder, "server-"));
  const databaseUrl = await database.fresh();
  const secret = randomBytes(32).toString("hex");
  const environment = {
    HOST: "127.0.0.1",
    PORT: String(await testPort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    LOG_LEVEL: "error",
    ROOMS_PER_HOUR: "1000000",
    // Each member sends a different address in X-Forwarded-For.
    TRUSTED_PROXIES: "127.0.0.1,::1",
    BENCH_TIMINGS: JSON.stringify(options.timings ?? benchTimings),
    ...options.environment,
  };
  const server = await ServerProcess.start("server/bench-server.ts", environment);
  const seed = (count: number) => seedMembers({ url: server.url, databaseUrl, secret, count });
  return {
    name: "lampstand",
    server,
    guests: await seed(guests),
    databaseUrl,
    seed,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const peers = {
  ws: { entry: "peer/peer-ws.ts", Visitor: WsGuest, stores: false },
  "socket.io": { entry: "peer/peer-socket-io.ts", Visitor: SocketIoGuest, stores: false },
  "ws that stores": { entry: "peer/peer-ws.ts", Visitor: WsGuest, stores: true },
  "socket.io that stores": { entry: "peer/peer-socket-io.ts", Visitor: SocketIoGuest, stores: true },
} as const;

/**
 * Starts a peer, with guests. One that stores does the work of storage that our server does too: it looks up a session and
 * stores a seat for each guest who joins, and a row for each answer.
 */
export async function openPeer(name: PeerName, guests: number, database: OwnDatabase): Promise<BenchServer> {
  const { entry, Visitor, stores } = peers[name];
  const databaseUrl = stores ? await database.fresh() : "";
  if (databaseUrl) await createPeerTables(databaseUrl);
  const server = await ServerProcess.start(entry, {
    PEER_TIMINGS: JSON.stringify(benchTimings),
    PEER_DATABASE_URL: databaseUrl,
  });
  const seed = async (count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    if (databaseUrl) await seedPeerMembers(databaseUrl, ids);
    return ids.map((id) => new Visitor(server.url, id));
  };
  return { name, server, guests: await seed(guests), seed, close: () => server.stop() };
}
