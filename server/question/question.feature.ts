import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { questionAdminRoutes } from "./admin/admin.routes.ts";
import type { CorrectGames } from "./admin/void-question.ts";
import { questionFlagRoutes } from "./flag/flag.routes.ts";
import { seedQuestions } from "./question.ts";

/** Adds the bundled questions to the database, opens their part of the admin area, and lets players flag them. */
export async function openQuestions({ database }: Core, correctGames: CorrectGames): Promise<Feature> {
  await seedQuestions(database.fork());
  return { routes: [...questionAdminRoutes(correctGames), ...questionFlagRoutes()] };
}
