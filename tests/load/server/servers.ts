import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../server/platform/process/free-port.ts";
import type { Guest } from "../bot-client.ts";
import type { Member } from "../member/member.ts";
import { SocketIoGuest } from "../peer/socket-io-guest.ts";
import { WsGuest } from "../peer/ws-guest.ts";
import type { OwnDatabase } from "./own-database.ts";
import { seedMembers } from "./seeded-members.ts";
import { ServerProcess } from "./server-process.ts";

export type ServerName = "lampstand" | "ws" | "socket.io";

/** Short pauses, so that a bench spends its time on rounds. */
export const benchTimings = { startingMs: 300, revealMs: 200, breakMs: 100 };

/** A measured server and guests who can play on it. */
export interface BenchServer<G extends Guest = Guest> {
  readonly name: ServerName;
  readonly server: ServerProcess;
  readonly guests: readonly G[];
  close(): Promise<void>;
}

export interface Lampstand extends BenchServer<Member> {
  readonly databaseUrl: string;
}

/** Starts our server on its own database, with signed-in members. */
export async function openLampstand(
  database: OwnDatabase,
  guests: number,
  options: { timings?: object; environment?: Record<string, string> } = {},
): Promise<Lampstand> {
  const dataDir = mkdtempSync(join(tmpdir(), "lampstand-bench-server-"));
  const databaseUrl = await database.fresh();
  const secret = randomBytes(32).toString("hex");
  const environment = {
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
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
  return {
    name: "lampstand",
    server,
    guests: await seedMembers({ url: server.url, databaseUrl, secret, count: guests }),
    databaseUrl,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openPeer(name: "ws" | "socket.io", guests: number): Promise<BenchServer> {
  const [entry, Visitor] =
    name === "ws" ? (["peer/peer-ws.ts", WsGuest] as const) : (["peer/peer-socket-io.ts", SocketIoGuest] as const);
  const server = await ServerProcess.start(entry, { PEER_TIMINGS: JSON.stringify(benchTimings) });
  return {
    name,
    server,
    guests: Array.from({ length: guests }, () => new Visitor(server.url, randomUUID())),
    close: () => server.stop(),
  };
}
