import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { deleteOldGames } from "./retention.ts";

/** Deletes the rows of old games every night. */
export const deleteGamesJob = (database: Pick<Database, "fork">): Job =>
  job(
    { ...scheduled("game/delete-old"), timeoutSeconds: 600 },
    async () => void (await deleteOldGames(database.fork())),
    {
      cron: "30 3 * * *",
    },
  );
