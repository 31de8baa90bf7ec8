import { randomInt } from "node:crypto";
import { Client } from "pg";
import type { Log } from "./log.ts";

/** The two-part keys of our advisory locks: what is locked, and which one. */
const SERVER_LOCK = 7_001;
const DATA_FOLDER_LOCK = 7_000;
const RECONNECT_MS = 1_000;
const LOCK_PATIENCE_MS = 2_000;

export interface DatabaseListener {
  /** This server's number; rooms carry it, and a lock in the database tells that it lives. */
  readonly serverId: number;
  /** True while the server with this number holds its lock. */
  isServerAlive(serverId: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseEvents {
  sessionEnded(sessionId: string): void;
  memberSuspended(memberId: string): void;
  roleLost(memberId: string): void;
}

/** The data folder is in use by another start. */
export class FolderHeld extends Error {}

/**
 * One connection beside the pool: it holds the locks that say "this server lives" and hears of ended sessions. When it
 * breaks it is opened again; whose session ended or who lost a role meanwhile is found by the sweep of sockets.
 */
export async function listenToDatabase(options: {
  url: string;
  /** True where the database belongs to one data folder, which one server may use at a time. */
  isExclusive: boolean;
  news: DatabaseEvents;
  /** Told each time that the broken connection could not be opened again; waited for before the next try. */
  unreachable?: (error: unknown) => Promise<void>;
  log: Log;
}): Promise<DatabaseListener> {
  const serverId = randomInt(1, 2 ** 31 - 1);
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = new Client({ connectionString: options.url, keepAlive: true, connectionTimeoutMillis: 4_000 });
    next.on("error", (error) => options.log.warn({ error }, "the watching connection broke"));
    next.on("notification", ({ channel, payload }) => {
      if (channel === "session_ended" && payload) options.news.sessionEnded(payload);
      if (channel === "member_suspended" && payload) options.news.memberSuspended(payload);
      if (channel === "role_lost" && payload) options.news.roleLost(payload);
    });
    try {
      await next.connect();
      if (options.isExclusive && !(await takeLock(next, DATA_FOLDER_LOCK, 0))) throw new FolderHeld();
      if (!(await takeLock(next, SERVER_LOCK, serverId))) throw new Error("this server's lock is still held");
      await next.query("listen session_ended");
      await next.query("listen member_suspended");
      await next.query("listen role_lost");
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Only now: a connection that never came up says `end` as well, and each would start a loop of its own.
    next.once("end", () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      if (isClosed) return;
      try {
        const next = await connect();
        // It was closed while this one was being opened: nobody would end it.
        if (isClosed) return void (await next.end().catch(() => undefined));
        client = next;
        return;
      } catch (error) {
        options.log.warn({ error }, "the watching connection is not back yet");
        await options.unreachable?.(error);
      }
    }
  }

  return {
    serverId,
    isServerAlive: async (other) => {
      if (other === serverId) return true;
      const got = await tryLock(client, SERVER_LOCK, other);
      if (got) await client.query("select pg_advisory_unlock($1, $2)", [SERVER_LOCK, other]);
      return !got;
    },
    close: async () => {
      isClosed = true;
      await client.end().catch(() => undefined);
    },
  };
}

/** A lock goes when PostgreSQL notices that its holder's connection is gone: that may take a moment. */
async function takeLock(client: Client, what: number, which: number): Promise<boolean> {
  const deadline = performance.now() + LOCK_PATIENCE_MS;
  while (!(await tryLock(client, what, which))) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

async function tryLock(client: Client, what: number, which: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1, $2) as got", [what, which]);
  return rows[0]?.got === true;
}
