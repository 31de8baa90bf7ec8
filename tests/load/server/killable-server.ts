import { randomBytes } from "node:crypto";
import type { Timings } from "../../../rooms/index.ts";
import { LEASE_TIMES, type LeaseTimes } from "../../../server/platform/process/lease-times.ts";
import type { ListedStorage } from "../../../server/platform/storage/file-storage.ts";
import { openStorage } from "../../../server/platform/storage/storage.ts";
import { dataFolder, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { testPort } from "../../support/server/test-port.ts";

/** A server that can be killed and restarted on the same port. */
export interface KillableServer {
  readonly url: string;
  readonly databaseUrl: string;
  readonly secret: string;
  /** Starts another process; resolves when it is ready. */
  start(): Promise<void>;
  /** Ends the process; by default with SIGKILL. */
  kill(signal?: NodeJS.Signals): Promise<unknown>;
  /** The slowest start so far, from the start of the process until it was ready. */
  slowestStartMs(): number;
  /** Its stored files. */
  storage(): Promise<ListedStorage>;
  /** What the present process has logged. */
  output(): string;
  /** Ends it, and removes its files. */
  stop(): Promise<void>;
}

/** Starts a server on this database. It allows so many sockets that all members may come from one address. */
export async function startKillableServer(options: {
  databaseUrl: string;
  timings?: Partial<Timings>;
  /** How soon the next process knows that the killed one has ended. */
  leaseTimes?: LeaseTimes;
}): Promise<KillableServer> {
  const { databaseUrl, timings = {}, leaseTimes = LEASE_TIMES } = options;
  const folder = dataFolder();
  const secret = randomBytes(32).toString("hex");
  const port = await testPort();
  const environment = {
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    SOCKETS_PER_ADDRESS: "1000",
    TRUSTED_PROXIES: "127.0.0.1,::1",
    TEST_LEASE: JSON.stringify(leaseTimes),
  };
  let server: ServerProcess;
  let slowestStartMs = 0;
  const start = async () => {
    const began = performance.now();
    server = await startProcess({ dataDir: folder.path, port, environment, timings });
    await untilReady(server);
    slowestStartMs = Math.max(slowestStartMs, performance.now() - began);
  };
  try {
    await start();
  } catch (error) {
    await folder.remove();
    throw error;
  }
  return {
    // Spelled as numbers, or each connection would first try IPv6.
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    secret,
    start,
    kill: (signal = "SIGKILL") => server.end(signal),
    slowestStartMs: () => slowestStartMs,
    storage: () => openStorage({ s3: null, dataDir: folder.path }),
    output: () => server.output(),
    stop: async () => {
      await server.end("SIGTERM");
      await folder.remove();
    },
  };
}
