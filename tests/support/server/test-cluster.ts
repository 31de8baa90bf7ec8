import type { Timings } from "../../../rooms/index.ts";
import { type Database, openDatabase } from "../../../server/platform/database/database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { registerDatabase } from "./boot.ts";
import { freshDatabaseUrl } from "./database.ts";
import { dataFolder, type ServerProcess, startProcess, untilReady } from "./process.ts";
import { openProcessProxy } from "./process-proxy.ts";
import { startTestRedis, type TestRedis } from "./test-redis.ts";

/** Several server processes on one database, one Redis and one data folder, behind a proxy. */
export interface TestCluster {
  readonly redis: TestRedis;
  readonly databaseUrl: string;
  readonly database: Database;
  /** The public address. The proxy passes each request on to any process. */
  readonly url: string;
  /** The public address of one process. */
  at(name: string): string;
  /** Starts a process behind the proxy, without waiting until it is ready. */
  start(name: string, environment?: Record<string, string>): Promise<ServerProcess>;
  process(name: string): ServerProcess;
  /** From now on this process has the name. */
  replace(name: string, successor: ServerProcess): void;
  stop(): Promise<void>;
}

const quick: Partial<Timings> = { startingMs: 30, revealMs: 30, breakMs: 30 };

/** Starts a cluster with these processes and settings and waits until they are ready. */
export async function startTestCluster(
  names: readonly string[] = ["a", "b"],
  settings: Record<string, string> = {},
): Promise<TestCluster> {
  const [redis, proxy, databaseUrl] = await Promise.all([startTestRedis(), openProcessProxy(), freshDatabaseUrl()]);
  const folder = dataFolder();
  const database = await openDatabase({ url: databaseUrl, poolSize: 3, log: openLog({ LOG_LEVEL: "error" }) });
  const processes = new Map<string, ServerProcess>();
  const forgets: (() => void)[] = [];

  async function start(name: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
    const started = await startProcess({
      dataDir: folder.path,
      timings: quick,
      environment: {
        DATABASE_URL: databaseUrl,
        REDIS_URL: redis.url,
        PROCESS_NAME: name,
        PUBLIC_URL: proxy.url,
        TRUSTED_PROXIES: "127.0.0.1,::1",
        ...settings,
        ...environment,
      },
    });
    return started;
  }

  const at = (name: string) => `${proxy.url}/process/${name}`;
  const started = await Promise.all(names.map((name) => start(name)));
  const replace = (name: string, server: ServerProcess) => {
    processes.set(name, server);
    proxy.add(name, Number(new URL(server.url).port));
  };
  for (const [index, name] of names.entries()) {
    replace(name, started[index] as ServerProcess);
    forgets.push(registerDatabase(at(name), database));
  }
  forgets.push(registerDatabase(proxy.url, database));
  await Promise.all(started.map(untilReady));
  return {
    redis,
    databaseUrl,
    database,
    url: proxy.url,
    at,
    start,
    replace,
    process: (name) => processes.get(name) as ServerProcess,
    stop: async () => {
      for (const forget of forgets) forget();
      await Promise.all([...processes.values()].map((each) => each.end("SIGTERM")));
      await database.close();
      await proxy.close();
      await folder.remove();
      await redis.stop();
    },
  };
}
