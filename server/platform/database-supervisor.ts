import type { EmbeddedDatabase } from "./embedded-database.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A database that ran this long after its last start did not die from starting. */
const STEADY_MS = 60_000;

export interface DatabaseSupervisor {
  /** Called whenever the database could not be reached; starts it again if it is dead and the pause is over. */
  unreachable(error: unknown): Promise<void>;
  /** Starts nothing any more; resolves when a start under way is over. */
  stop(): Promise<void>;
}

/**
 * Starts the built-in database again when it dies while its server runs: nobody else would, and the server needs it. A
 * full disk kills it again and again, so the pauses between two starts grow.
 */
export function superviseDatabase(options: {
  database: Pick<EmbeddedDatabase, "revive">;
  log: Record<"info" | "warn" | "error", (detail: object, message: string) => void>;
  now?: () => number;
}): DatabaseSupervisor {
  const { database, log, now = () => performance.now() } = options;
  let isStopped = false;
  let pause = FIRST_PAUSE_MS;
  let lastStart = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  async function start(): Promise<void> {
    if (now() - lastStart > Math.max(STEADY_MS, pause)) pause = FIRST_PAUSE_MS;
    else pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    log.warn({}, "the built-in database is dead and is started again");
    try {
      await database.revive();
      log.info({}, "the built-in database runs again");
    } catch (error) {
      log.error({ error, nextTryInMs: pause }, "the built-in database could not be started again");
    }
    lastStart = now();
  }

  return {
    async unreachable(error) {
      // Dead means that nothing listens. A database that is slow, full or starting is alive.
      const isDead = (error as { code?: unknown } | null)?.code === "ECONNREFUSED";
      if (isStopped || !isDead || underWay !== undefined || now() - lastStart < pause) return;
      underWay = start();
      await underWay;
      underWay = undefined;
    },
    async stop() {
      isStopped = true;
      await underWay;
    },
  };
}
