import type { EntityManager } from "@mikro-orm/postgresql";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import { QuestionFlagEntity } from "../flag/question-flag.entity.ts";
import { TriviaQuestionEntity } from "../question.entity.ts";

/** QUESTION-20: clears what players have flagged in a question. Records it if there was anything. */
export async function clearFlags(em: EntityManager, admin: { memberId: string }, questionId: string): Promise<void> {
  await em.transactional(async (tx) => {
    if ((await tx.count(TriviaQuestionEntity, { id: questionId })) === 0)
      throw new Refusal("trivia-question/not-found");
    const open = { question: questionId, clearedAt: null };
    const cleared = await tx.nativeUpdate(QuestionFlagEntity, open, { clearedAt: new Date() });
    if (cleared === 0) return;
    await recordAudit(tx, { actorId: admin.memberId, kind: "question-flags-cleared", itemId: questionId });
  });
}
