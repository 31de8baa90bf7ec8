import { retention } from "../../schema/retention.ts";
import type { Database } from "../platform/database/database.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { SoloAnswerEntity } from "./solo-game.entity.ts";

/** DAILY-18 */
export const clearAnswersJob = (database: Pick<Database, "fork">): Job =>
  job(
    scheduled("solo/clear-answers"),
    async () => {
      const answeredAt = { $lt: daysAgo(retention.soloAnswers.days) };
      await deleteInBatches(database.fork(), SoloAnswerEntity, { answeredAt });
    },
    { cron: "40 3 * * *" },
  );
