import { z } from "zod";
import type { Database } from "../platform/database.ts";
import { type Job, type JobQueue, job } from "../platform/job.ts";
import { deleteOldGames } from "./retention.ts";

const deleteGamesQueue = { name: "game/delete-old", data: z.object({}), timeoutSeconds: 600 } satisfies JobQueue;
const EVERY_NIGHT = "30 3 * * *";

/** Deletes the rows of old games every night. */
export const deleteGamesJob = (database: Pick<Database, "fork">): Job =>
  job(deleteGamesQueue, async () => void (await deleteOldGames(database.fork())), { cron: EVERY_NIGHT });
