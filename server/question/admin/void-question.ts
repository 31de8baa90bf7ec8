import type { EntityManager } from "@mikro-orm/postgresql";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import { TriviaQuestionEntity } from "../question.entity.ts";
import { withQuestionLock } from "../question-lock.ts";

/** Corrects all games in which a question was played, once this transaction commits. */
export type CorrectGames = (tx: EntityManager, questionId: string) => Promise<void>;

/** QUESTION-12: voids a question, once. Its games are corrected in the background. */
export async function voidQuestion(
  em: EntityManager,
  admin: { memberId: string },
  { questionId, reason }: { questionId: string; reason: string },
  correctGames: CorrectGames,
): Promise<void> {
  await withQuestionLock(em, async (tx) => {
    const question = await tx.findOne(TriviaQuestionEntity, questionId);
    if (!question) throw new Refusal("trivia-question/not-found");
    if (question.voidedAt) throw new Refusal("trivia-question/voided");
    tx.assign(question, { voidedAt: new Date(), voidReason: reason, isActive: false, version: question.version + 1 });
    await tx.flush();
    await recordAudit(tx, { actorId: admin.memberId, kind: "question-voided", itemId: questionId, reason });
    await correctGames(tx, questionId);
  });
}
