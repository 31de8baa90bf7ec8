import type { EmbeddedDatabase } from "./embedded-database.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A database that ran this long after its last start counts as stable. */
const STEADY_MS = 60_000;

export interface DatabaseSupervisor {
  /** Called whenever the database could not be reached; restarts it if it is dead and the pause is over. */
  unreachable(error: unknown): Promise<void>;
  /** Stops restarting. Resolves when a restart in progress is over. */
  stop(): Promise<void>;
}

/**
 * Restarts the built-in database if it dies while its server runs. The pauses between restarts grow, because a full
 * disk would kill it again and again.
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
    log.warn({}, "the built-in database died and is being restarted");
    try {
      await database.revive();
      log.info({}, "the built-in database runs again");
    } catch (error) {
      log.error({ error, nextTryInMs: pause }, "the built-in database could not be restarted");
    }
    lastStart = now();
  }

  return {
    async unreachable(error) {
      // Dead means that nothing listens on the port. A database that is slow, full or starting is alive.
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
