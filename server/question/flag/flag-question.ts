import type { EntityManager } from "@mikro-orm/postgresql";
import type { PlayedQuestion } from "../../../schema/question/flag-api.ts";
import type { FlagReason } from "../../../schema/question/question.ts";
import { Refusal } from "../../platform/refusal.ts";
import { selectPlayed, selectPlayedQuestions } from "./flag-store.ts";
import { QuestionFlagEntity } from "./question-flag.entity.ts";

/** QUESTION-17: the questions of the last game in this room that a member may flag, and what they have flagged. */
export async function listPlayedQuestions(
  em: EntityManager,
  memberId: string,
  roomId: string,
): Promise<PlayedQuestion[]> {
  return await selectPlayedQuestions(em, memberId, roomId);
}

/** QUESTION-17 and QUESTION-18: a member flags a question that they played, once. */
export async function flagQuestion(
  em: EntityManager,
  memberId: string,
  { questionId, reason }: { questionId: string; reason: FlagReason },
): Promise<void> {
  if (!(await selectPlayed(em, memberId, questionId))) throw new Refusal("trivia-question/not-played");
  const key = { question: questionId, user: memberId };
  await em
    .createQueryBuilder(QuestionFlagEntity)
    .insert({ ...key, reason })
    .onConflict()
    .ignore()
    .execute();
  const stored = await em.findOneOrFail(QuestionFlagEntity, key);
  // The same flag again is a request whose reply was lost.
  if (stored.reason !== reason) throw new Refusal("trivia-question/flagged");
}
