import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startRedis } from "../../bin/redis.mjs";
import { freePort } from "../../server/platform/process/free-port.ts";
import { startProxy } from "./proxy.ts";
import { WatchedProcess } from "./watched-process.ts";

type Redis = Awaited<ReturnType<typeof startRedis>>;

/** Before Redis is tried again. */
const RESTART_PAUSE_MS = 2_000;

export interface ClusterOptions {
  /** Shared by all processes: files and mails. The logs and what Redis and the proxy need are in `cluster` below it. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Where the proxy listens. */
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly processNames: readonly string[];
  /** Runs its one process without Redis and a name, to compare with. */
  readonly isAlone?: boolean;
  /** What Node runs as each process, relative to the project. */
  readonly program?: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Ends the start between two steps. */
  readonly signal?: AbortSignal;
  /** Tells the operator what happened. */
  report(text: string): void;
}

/** A proxy, Redis and several server processes on one machine. */
export interface Cluster {
  readonly processes: readonly WatchedProcess[];
  /** Holds the logs. */
  readonly folder: string;
  /** Ends Redis and starts an empty one at the same address. `whileAway` runs in between. */
  restartRedis(whileAway?: () => Promise<void>): Promise<void>;
  /** Ends everything in order: the processes, so that they can say goodbye through the proxy, the proxy, and Redis. */
  stop(): Promise<void>;
}

/** Starts Redis, the processes one after the other, and the proxy. A failed start leaves nothing running. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = join(options.dataDir, "cluster");
  mkdirSync(folder, { recursive: true });
  const opened = new AsyncDisposableStack();
  try {
    const redis = await keepRedis(folder, options.report);
    opened.defer(redis.stop);
    const ports = new Map<string, number>();
    for (const name of options.processNames) ports.set(name, await freePort());
    const addresses = [...ports].map(([name, port]) => ({ name, address: `127.0.0.1:${port}` }));
    const { host, port } = options;
    const proxy = await startProxy({ folder: join(folder, "nginx"), host, port, processes: addresses });
    opened.defer(async () => void (await proxy.stop()));
    const processes = [...ports].map(([name, own]) =>
      processOf(name, own, { ...options, folder, redisUrl: redis.url }),
    );
    opened.defer(async () => void (await Promise.all(processes.map((each) => each.stop()))));
    // The first one migrates the tables.
    for (const each of processes) {
      options.signal?.throwIfAborted();
      await each.start();
    }
    return { processes, folder, restartRedis: redis.restart, stop: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** A Redis at one address, which is started again when it ends. */
async function keepRedis(folder: string, report: (text: string) => void) {
  const place = { folder: join(folder, "redis"), port: await freePort(), password: randomBytes(24).toString("hex") };
  let isStopping = false;
  let current: Redis = await startRedis(place);
  const restart = async (whileAway: () => Promise<void> = async () => {}) => {
    isStopping = true;
    await current.stop();
    await whileAway();
    current = await startRedis(place);
    isStopping = false;
    watch(current);
  };
  const watch = (redis: Redis) =>
    void redis.ended.then(async (why) => {
      if (isStopping) return;
      report(`Redis ended with ${why} and is started again.`);
      await startAgain();
    });
  async function startAgain(): Promise<void> {
    try {
      const started = await startRedis(place);
      if (isStopping) return void (await started.stop());
      current = started;
      watch(started);
    } catch (error) {
      report(`Redis cannot be started: ${error instanceof Error ? error.message : error}`);
      await pause(RESTART_PAUSE_MS);
      if (!isStopping) await startAgain();
    }
  }
  watch(current);
  return {
    url: current.url,
    restart,
    stop: async () => {
      isStopping = true;
      await current.stop();
    },
  };
}

interface ProcessParts extends ClusterOptions {
  readonly folder: string;
  readonly redisUrl: string;
}

function processOf(name: string, port: number, parts: ProcessParts): WatchedProcess {
  const { dataDir, databaseUrl, publicUrl, environment, folder, redisUrl, isAlone, report } = parts;
  return new WatchedProcess({
    name,
    port,
    program: parts.program ?? "server/main.ts",
    logFile: join(folder, `${name}.log`),
    report,
    environment: {
      ...environment,
      ...(!isAlone && { PROCESS_NAME: name, REDIS_URL: redisUrl }),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXIES: "127.0.0.1,::1",
    },
  });
}
