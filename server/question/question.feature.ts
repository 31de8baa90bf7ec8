import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { seedQuestions } from "./question.ts";

/** Adds the bundled questions to the database. */
export async function openQuestions({ database }: Core): Promise<Feature> {
  await seedQuestions(database.fork());
  return {};
}
