import { openModel } from "../ai/ai.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { courseJobs } from "./course.jobs.ts";
import { courseRoutes } from "./course.routes.ts";

/** Courses that a language model drafts for members, and what they keep of them. */
export function openCourses({ config, database, draining, jobs, log }: Core): Feature {
  const model = openModel(config);
  return {
    routes: courseRoutes({ jobs, hasModel: model !== null }),
    jobs: courseJobs(database, model && { model, log, draining }),
  };
}
