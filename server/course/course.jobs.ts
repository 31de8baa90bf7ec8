import type { GenerationTools } from "../ai/ai.ts";
import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { generateCourseQueue } from "./generation.ts";
import { clearGenerations, runGeneration } from "./run-generation.ts";

/** Without tools there is no model. Generations that a former setting left behind lapse. */
export const courseJobs = (database: Pick<Database, "fork">, tools: GenerationTools | null): Job[] => [
  job(generateCourseQueue, async ({ generationId }) => {
    if (tools) await runGeneration(database.fork(), tools, generationId);
  }),
  job(scheduled("course/clear-generations"), () => clearGenerations(database.fork()), { cron: "50 3 * * *" }),
];
