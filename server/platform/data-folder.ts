import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Config } from "./config.ts";
import { type DatabaseEvents, type DatabaseListener, FolderHeld, listenToDatabase } from "./database-listener.ts";
import { superviseDatabase } from "./database-supervisor.ts";
import { type EmbeddedDatabase, isPassing, startEmbeddedDatabase } from "./embedded-database.ts";
import type { Log } from "./log.ts";
import { StartupError } from "./startup-error.ts";

/** The database this server may use, held until `release`. */
export interface AcquiredDatabase {
  readonly url: string;
  readonly watch: DatabaseListener;
  /** Fill these in; until then news go unheard. */
  readonly news: { -readonly [Name in keyof DatabaseEvents]: DatabaseEvents[Name] };
  /** A built-in database that dies from now on stays dead: the server is going down. */
  stopReviving(): Promise<void>;
  release(): Promise<void>;
}

const REACH_PATIENCE_MS = 6_000;

/**
 * Finds the database and takes hold of it. The built-in one belongs to its data folder, and the folder to one server at a
 * time: the hold is a lock inside the database, so it ends with its holder, however that one ended.
 */
export async function acquireDatabase(
  config: Config,
  siteUrl: string,
  log: Log,
  signal?: AbortSignal,
): Promise<AcquiredDatabase> {
  const { url, embedded } = await reachDatabase(config, signal);
  const holder = join(config.dataDir, "holder.json");
  const news: AcquiredDatabase["news"] = { sessionEnded: () => {}, memberSuspended: () => {}, roleLost: () => {} };
  const revival = embedded && superviseDatabase({ database: embedded, log });
  let watch: DatabaseListener;
  try {
    watch = await listenToDatabase({
      url,
      isExclusive: embedded !== undefined,
      news: {
        sessionEnded: (id) => news.sessionEnded(id),
        memberSuspended: (id) => news.memberSuspended(id),
        roleLost: (id) => news.roleLost(id),
      },
      ...(revival && { unreachable: revival.unreachable }),
      log,
    });
  } catch (error) {
    if (error instanceof FolderHeld) throw new StartupError(`${config.dataDir} is in use by ${nameHolder(holder)}.`);
    await embedded?.stopUnlessHeld();
    throw unreachable(config, url, error);
  }
  if (embedded) writeFileSync(holder, JSON.stringify({ processId: process.pid, url: siteUrl }));
  return {
    url,
    watch,
    news,
    stopReviving: async () => revival?.stop(),
    release: async () => {
      await revival?.stop();
      await watch.close();
      // Another start may have taken the folder since.
      await embedded?.stopUnlessHeld();
    },
  };
}

/** A database that is just starting or stopping gets some seconds; the built-in one is looked for again each time. */
async function reachDatabase(
  config: Config,
  signal?: AbortSignal,
): Promise<{ url: string; embedded: EmbeddedDatabase | undefined }> {
  const deadline = performance.now() + REACH_PATIENCE_MS;
  for (;;) {
    const embedded = config.DATABASE_URL ? undefined : await startEmbeddedDatabase(config.dataDir, signal);
    const url = config.DATABASE_URL ?? (embedded as EmbeddedDatabase).url;
    const error = signal?.aborted ? signal.reason : await refusalOf(url);
    if (error === undefined) return { url, embedded };
    if (!isPassing(error) || performance.now() > deadline) {
      await embedded?.stopUnlessHeld();
      throw signal?.aborted ? error : unreachable(config, url, error);
    }
    await pause(200);
  }
}

/** Why the database takes no connection; undefined where it takes one. */
async function refusalOf(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unreachable(config: Config, url: string, cause: unknown): StartupError {
  const advice = config.DATABASE_URL ? " Check DATABASE_URL." : "";
  // Several addresses of one name fail together, with an empty message.
  const { message, code } = cause as { message?: string; code?: string };
  const reason = (message || code || String(cause)).replaceAll(decodeURIComponent(new URL(url).password) || url, "…");
  return new StartupError(`The database cannot be reached: ${reason}.${advice}`, { cause });
}

function nameHolder(file: string): string {
  if (!existsSync(file)) return "another Lampstand server that is just starting";
  const { processId, url } = JSON.parse(readFileSync(file, "utf8")) as { processId: number; url: string };
  return `the Lampstand server with process id ${processId}, which serves ${url}. Stop that one, or set DATA_DIR to another folder`;
}
