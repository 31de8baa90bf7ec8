import { repeat } from "../platform/async/repeat.ts";
import type { Log } from "../platform/log.ts";
import type { ServerLease } from "../platform/process/server-lease.ts";
import type { CrashRecovery } from "./crash-recovery.ts";

/** How often a server that is alone looks again for games that it could not take up when it started. */
const LOOK_ALONE_MS = 60_000;

/** PROCESS-27: how often a server looks for games of servers that have ended. */
export const lookEveryMs = ({ isAlone, times }: Pick<ServerLease, "isAlone" | "times">): number =>
  isAlone ? LOOK_ALONE_MS : times.renewalMs;

interface TakeOverOptions {
  readonly recovery: Pick<CrashRecovery, "recoverGames">;
  readonly everyMs: number;
  readonly log: Pick<Log, "info" | "error">;
}

/**
 * GAME-162: takes up the games of servers that have ended, now and from then on, in every process. Returns a function that ends
 * this. A look is two small queries; a database that is away is reported once.
 */
export function takeOverGames({ recovery, everyMs, log }: TakeOverOptions): {
  /** Resolves after the first look. Never rejects, because a failure must not stop a server from starting. */
  readonly begun: Promise<void>;
  stop(): Promise<void>;
} {
  let hasFailed = false;

  async function look(): Promise<void> {
    try {
      const recovered = await recovery.recoverGames();
      if (recovered > 0) log.info({ rooms: recovered }, "rooms of an ended server were taken up");
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error({ error }, "the games of ended servers could not be recovered");
      hasFailed = true;
    }
  }

  const begun = look();
  const looking = begun.then(() => repeat(everyMs, look));
  return { begun, stop: async () => await (await looking)() };
}
