import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { StartupError } from "./startup-error.ts";

/** Held while a server starts. */
const START_LOCK = 7_004;
const POLL_MS = 100;
/** A migration of a large table may take minutes. */
const LIMIT_MS = 10 * 60_000;

/**
 * Waits until no other server is starting on this database, and returns the function that ends the turn (PROCESS-5). A start
 * fills empty tables, so two at once would do it twice. A server that is killed loses its turn with its connection.
 */
export async function takeStartTurn(url: string, signal?: AbortSignal): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4_000, keepAlive: true });
  // The connection may break while the server starts. Then the turn is over.
  client.on("error", () => undefined);
  await client.connect();
  const end = () => client.end().catch(() => undefined);
  try {
    const deadline = performance.now() + LIMIT_MS;
    while (!(await isTaken(client))) {
      signal?.throwIfAborted();
      if (performance.now() > deadline) {
        throw new StartupError("Another server has been starting on this database for ten minutes. Stop it first.");
      }
      await pause(POLL_MS);
    }
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

async function isTaken(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [START_LOCK]);
  return rows[0]?.taken === true;
}
