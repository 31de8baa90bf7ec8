import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import type { CrashRecovery } from "./crash-recovery.ts";
import { deleteOldGames } from "./retention.ts";

/**
 * Recovers the games of servers that have ended. Enqueue it at startup, and again after the lease's grace period. It
 * has no retries, because it runs every minute anyway.
 */
export const recoverGamesQueue = { ...scheduled("game/recover"), retries: 0 };

export const recoverGamesJob = (recovery: Pick<CrashRecovery, "recoverGames">): Job =>
  job(recoverGamesQueue, async () => void (await recovery.recoverGames()), { cron: "* * * * *" });

/** Deletes the rows of old games every night. */
export const deleteGamesJob = (database: Pick<Database, "fork">): Job =>
  job(
    { ...scheduled("game/delete-old"), timeoutSeconds: 600 },
    async () => void (await deleteOldGames(database.fork())),
    {
      cron: "30 3 * * *",
    },
  );
