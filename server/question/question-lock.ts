import type { EntityManager } from "@mikro-orm/postgresql";
import { TriviaQuestionEntity } from "./question.entity.ts";
import { comparisonKey } from "./question-shape.ts";
import { lockQuestions } from "./question-store.ts";

/**
 * Runs the work while nobody else changes questions: of two imports or edits at once, each would miss what the other adds.
 * Games read questions meanwhile.
 */
export async function withQuestionLock<T>(em: EntityManager, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  return await em.transactional(async (tx) => {
    await lockQuestions(tx);
    return await work(tx);
  });
}

/** The ids of all questions by their comparable texts. The text of a voided question is free for its correction. */
export async function knownTexts(
  tx: EntityManager,
  which: "not-voided" | "also-voided" = "not-voided",
): Promise<ReadonlyMap<string, string>> {
  const where = which === "not-voided" ? { voidedAt: null } : {};
  const questions = await tx.find(TriviaQuestionEntity, where, { fields: ["question"] });
  return new Map(questions.map(({ id, question }) => [comparisonKey(question), id]));
}
