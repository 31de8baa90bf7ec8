import { z } from "zod";
import { type Job, type JobQueue, job } from "../platform/job.ts";
import type { CrashRecovery } from "./crash-recovery.ts";

/** Settles the games of servers that have ended. Enqueue it at a start, and again once the lease's grace is over. */
export const recoverGamesQueue = { name: "game/recover", data: z.object({}) } as const satisfies JobQueue;

export const recoverGamesJob = (recovery: Pick<CrashRecovery, "recoverGames">): Job =>
  job(recoverGamesQueue, async () => void (await recovery.recoverGames()), { cron: "* * * * *" });
