import { retention } from "../../schema/retention.ts";
import type { Database } from "../platform/database/database.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { SoloSetEntity } from "../solo/solo-set.entity.ts";

/** CHALLENGE-11: with its set, everything of a challenge goes. */
export const deleteChallengesJob = (database: Pick<Database, "fork">): Job =>
  job(
    scheduled("challenge/delete-old"),
    async () => {
      const em = database.fork();
      await deleteInBatches(em, SoloSetEntity, { day: null, closesAt: { $lt: daysAgo(retention.challenges.days) } });
    },
    { cron: "50 3 * * *" },
  );
