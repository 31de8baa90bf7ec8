import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { devotionJobs } from "./devotion.jobs.ts";
import { type DevotionOptions, devotionRoutes } from "./devotion.routes.ts";

export function openDevotions({ database, today }: Core, options: Omit<DevotionOptions, "today">): Feature {
  return {
    routes: devotionRoutes({ today, ...options }),
    jobs: devotionJobs(database, { today, ...options }),
  };
}
