import { setTimeout as pause } from "node:timers/promises";
import { Redis, type RedisOptions } from "ioredis";
import { within } from "../../../schema/within.ts";
import type { Log } from "../log.ts";
import { StartupError } from "./startup-error.ts";

/** The connection to Redis. It is opened again for as long as the process lives. */
export interface RedisLink {
  readonly client: Redis;
  /** Resolves if Redis answers within `timeoutMs`, otherwise rejects. */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

/** How long a start waits for a Redis that is starting too. */
const REACH_TIMEOUT_MS = 5_000;
const RETRY_MS = 200;
const RECONNECT_MOST_MS = 1_000;

/**
 * Commands fail at once while Redis is away, and after two seconds if it is slow: nothing is queued, because PostgreSQL has the
 * truth and whoever needs another process is told to try again.
 */
const options: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 4_000,
  commandTimeout: 2_000,
  // A Redis that hangs counts as away, so that nothing waits for it again and again.
  socketTimeout: 2_000,
  keepAlive: 10_000,
  // After a failover the old primary answers READONLY.
  reconnectOnError: (error) => error.message.startsWith("READONLY"),
};

/** PROCESS-2: connects to Redis. Throws a {@link StartupError} if it cannot be reached or refuses the password. */
export async function openRedis(
  url: string,
  log: Pick<Log, "warn" | "info">,
  signal?: AbortSignal,
): Promise<RedisLink> {
  let isOpen = false;
  const retryStrategy = (times: number) => (isOpen ? Math.min(times * 100, RECONNECT_MOST_MS) : null);
  const client = new Redis(url, { ...options, retryStrategy });
  let failure: Error | undefined;
  let isAway = false;
  client.on("error", (error: Error) => {
    failure = error;
    if (!isOpen || isAway) return;
    isAway = true;
    // Not the error itself, which may hold a command with the password.
    log.warn({ reason: error.message }, "Redis is away");
  });
  client.on("ready", () => {
    if (isAway) log.info("Redis is back");
    isAway = false;
  });
  const deadline = performance.now() + REACH_TIMEOUT_MS;
  for (;;) {
    signal?.throwIfAborted();
    failure = undefined;
    try {
      await client.connect();
      isOpen = true;
      break;
    } catch (error) {
      const reason = failure ?? (error as Error);
      if (!isUnreachable(reason) || performance.now() > deadline) {
        client.disconnect();
        throw startupError(url, reason);
      }
      await pause(RETRY_MS);
    }
  }
  return {
    client,
    ping: async (timeoutMs) => void (await within(timeoutMs, client.ping())),
    close: async () => {
      await client.quit().catch(() => undefined);
      client.disconnect();
    },
  };
}

/** Whether nothing answers, so that it may still be starting. */
const isUnreachable = (error: Error): boolean =>
  "code" in error || "syscall" in error || /closed|timeout|ETIMEDOUT/i.test(error.message);

/** Never quotes the address as it was given, because it contains the password. */
function startupError(url: string, error: Error): StartupError {
  const { host } = new URL(url);
  const { message } = error;
  if (/WRONGPASS|NOAUTH|NOPERM|invalid password/.test(message)) {
    return new StartupError(`Redis at ${host} refuses the user or the password in REDIS_URL.`);
  }
  const reason = "code" in error && error.code ? String(error.code) : message.slice(0, 200);
  return new StartupError(`Redis at ${host} cannot be reached (${reason}). Start it, or correct REDIS_URL.`);
}
