import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { seedQuestions } from "./question.ts";

/** Puts the bundled questions into the bank. */
export async function openQuestions({ database }: Core): Promise<Feature> {
  await seedQuestions(database.fork());
  return {};
}
