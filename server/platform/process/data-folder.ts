import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Config } from "../config/config.ts";
import { type DatabaseEvents, databaseEvents, listenToDatabase } from "../database/database-listener.ts";
import { addressesOf, type DatabaseAddresses, prepareServerRole } from "../database/database-roles.ts";
import { superviseDatabase } from "../database/database-supervisor.ts";
import { type EmbeddedDatabase, isTransient, startEmbeddedDatabase } from "../database/embedded-database.ts";
import { connectionFault } from "../database/inspect-database.ts";
import type { Log } from "../log.ts";
import { claimFolder } from "./folder-holder.ts";
import { waitForShutdownStep } from "./shutdown.ts";
import { StartupError } from "./startup-error.ts";

/** The database this server may use, held until `release`. */
export interface AcquiredDatabase extends DatabaseAddresses {
  /** Whether no other server can use this database at the same time. */
  readonly isExclusive: boolean;
  /** Handlers to fill in; until then events are ignored. */
  readonly events: { -readonly [Name in keyof DatabaseEvents]: DatabaseEvents[Name] };
  /** Stops restarting a built-in database that dies, because the server is shutting down. */
  stopReviving(): Promise<void>;
  release(): Promise<void>;
}

const REACH_TIMEOUT_MS = 6_000;

/**
 * Finds and acquires the database. The built-in one belongs to its data folder, and one server at a time may use the
 * folder.
 */
export async function acquireDatabase(
  config: Config,
  siteUrl: string,
  log: Log,
  signal?: AbortSignal,
): Promise<AcquiredDatabase> {
  const giveBack = config.DATABASE_URL ? () => {} : await claimFolder(config.dataDir, siteUrl, signal);
  let embedded: EmbeddedDatabase | undefined;
  /** A built-in database stops with its server, unless the next server has already claimed the folder. */
  const leave = async () => {
    giveBack();
    await embedded?.stopUnlessInUse();
  };
  try {
    const reached = await reachDatabase(config, signal);
    embedded = reached.embedded;
    const { url, ownerUrl } = reached;
    const events: AcquiredDatabase["events"] = databaseEvents(() => () => {});
    const revival = embedded && superviseDatabase({ database: embedded, log });
    const listener = await listenToDatabase({
      url,
      events: databaseEvents((event) => (id) => events[event](id)),
      ...(revival && { unreachable: revival.unreachable }),
      log,
    }).catch((error: unknown) => {
      throw unreachable(config, url, error);
    });
    return {
      url,
      ownerUrl,
      isExclusive: embedded !== undefined,
      events,
      stopReviving: async () => revival?.stop(),
      release: async () => {
        await revival?.stop();
        await waitForShutdownStep("listener", listener.close(), log);
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** Waits some seconds for a database that is starting or stopping. Looks for the built-in one again on each attempt. */
async function reachDatabase(
  config: Config,
  signal?: AbortSignal,
): Promise<DatabaseAddresses & { embedded: EmbeddedDatabase | undefined }> {
  const deadline = performance.now() + REACH_TIMEOUT_MS;
  for (;;) {
    const embedded = config.DATABASE_URL ? undefined : await startEmbeddedDatabase(config.dataDir, signal);
    const addresses = addressesOf(config, embedded);
    const error = signal?.aborted ? signal.reason : await refusalOf(addresses, embedded !== undefined);
    if (error === undefined) return { ...addresses, embedded };
    if (!isTransient(error) || performance.now() > deadline) {
      // This server has claimed the folder, so no one else uses the database that it started.
      await embedded?.stop();
      throw signal?.aborted || error instanceof StartupError ? error : unreachable(config, addresses.url, error);
    }
    await pause(200);
  }
}

/** The error if the database accepts no connection of the server. Undefined if it does. */
async function refusalOf(addresses: DatabaseAddresses, isBuiltIn: boolean): Promise<unknown> {
  const client = new Client({ connectionString: addresses.url, connectionTimeoutMillis: 4_000 });
  client.on("error", () => {});
  try {
    await prepareServerRole(addresses, isBuiltIn);
    await client.connect();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unreachable(config: Config, url: string, cause: unknown): StartupError {
  const checked = config.MIGRATION_DATABASE_URL ? "DATABASE_URL and MIGRATION_DATABASE_URL" : "DATABASE_URL";
  const advice = config.DATABASE_URL ? ` Check ${checked}.` : "";
  return new StartupError(`The database cannot be reached: ${connectionFault(url, cause)}.${advice}`, { cause });
}
