import { notifyDevotion } from "../notification/notification.ts";
import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { clearDeletedDevotions } from "./admin/delete-devotion.ts";
import { generateDevotionQueue } from "./draft/generation.ts";
import { clearGenerations, type DraftTools, runGeneration } from "./draft/run-generation.ts";
import { clearOldAnswers } from "./response/answer.ts";

/** Without tools there is no model. Generations that a former setting left behind lapse. */
export const devotionJobs = (
  database: Pick<Database, "fork">,
  today: () => string,
  tools: DraftTools | null,
): Job[] => [
  // NOTICE-22: before school, and then every hour for a devotion that is published later that day.
  job(scheduled("devotion/notify-of-todays"), async () => notifyDevotion(database.fork(), today()), {
    cron: "30 6-20 * * *",
  }),
  job(generateDevotionQueue, async ({ generationId }) => {
    if (tools) await runGeneration(database.fork(), tools, generationId);
  }),
  job(
    scheduled("devotion/clear"),
    async () => {
      await clearGenerations(database.fork());
      await clearDeletedDevotions(database.fork());
      await clearOldAnswers(database.fork());
    },
    { cron: "40 3 * * *" },
  ),
];
