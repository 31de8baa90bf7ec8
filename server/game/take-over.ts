import { repeat } from "../platform/async/repeat.ts";
import type { Log } from "../platform/log.ts";
import type { CrashRecovery } from "./crash-recovery.ts";

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
