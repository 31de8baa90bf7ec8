import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import { claimFolder } from "./folder-holder.ts";
import { openServerLease } from "./server-lease.ts";

/**
 * BACKUP-26: runs `work` while no server uses the community: one that is started meanwhile is refused, or waits. `command` is what
 * it is told then, such as `npm run move-files`. Throws a {@link StartupError} if a server runs already.
 */
export async function whileNoServerRuns<Result>(
  command: `npm run ${string}`,
  { config, url, log }: { config: Pick<Config, "DATABASE_URL" | "dataDir">; url: string; log: Pick<Log, "warn"> },
  work: () => Promise<Result>,
): Promise<Result> {
  // As for a server: the built-in database belongs to its folder, and every other one to who has the lease.
  if (config.DATABASE_URL === undefined) {
    const giveBack = await claimFolder(config.dataDir, command);
    try {
      return await work();
    } finally {
      giveBack();
    }
  }
  const lease = await openServerLease({ url, isExclusive: false, mode: "refuse", siteUrl: command, log });
  try {
    return await work();
  } finally {
    await lease.release();
  }
}
