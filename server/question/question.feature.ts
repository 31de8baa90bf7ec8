import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { questionAdminRoutes } from "./admin/admin.routes.ts";
import type { CorrectGames } from "./admin/void-question.ts";
import { seedQuestions } from "./question.ts";

/** Adds the bundled questions to the database, and opens their part of the admin area. */
export async function openQuestions({ database }: Core, correctGames: CorrectGames): Promise<Feature> {
  await seedQuestions(database.fork());
  return { routes: questionAdminRoutes(correctGames) };
}
