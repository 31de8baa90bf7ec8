import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf } from "../../../schema/endpoint.ts";
import type { createQuestion as createEndpoint, TriviaQuestion } from "../../../schema/question/admin-api.ts";
import { Refusal } from "../../platform/refusal.ts";
import { TriviaQuestionEntity } from "../question.entity.ts";
import { knownTexts, withQuestionLock } from "../question-lock.ts";
import { comparisonKey, scriptureReference } from "../question-shape.ts";
import { present, type StoredQuestion } from "./question-list.ts";

/** What the form sends. */
type QuestionInput = BodyOf<typeof createEndpoint>;

/** QUESTION-3: adds a question. Refuses with `trivia-question/known` if there is one with this text. */
export async function createQuestion(em: EntityManager, input: QuestionInput): Promise<TriviaQuestion> {
  const columns = columnsOf(input);
  return await withQuestionLock(em, async (tx) => {
    await refuseKnown(tx, input.question);
    const question = tx.create(TriviaQuestionEntity, columns);
    await tx.flush();
    await tx.refresh(question);
    return present(question);
  });
}

/** QUESTION-5: changes a question. Refuses with `trivia-question/changed` if somebody has changed it since this version. */
export async function updateQuestion(
  em: EntityManager,
  questionId: string,
  { version, ...input }: QuestionInput & { version: number },
): Promise<TriviaQuestion> {
  const columns = columnsOf(input);
  return await withQuestionLock(em, async (tx) => {
    const question = await findPlayable(tx, questionId);
    if (question.version !== version) throw new Refusal("trivia-question/changed");
    await refuseKnown(tx, input.question, questionId);
    tx.assign(question, { ...columns, version: version + 1 });
    await tx.flush();
    return present(question);
  });
}

/** QUESTION-6: decides whether new games may ask a question. */
export async function setQuestionActive(
  em: EntityManager,
  questionId: string,
  isActive: boolean,
): Promise<TriviaQuestion> {
  return await withQuestionLock(em, async (tx) => {
    const question = await findPlayable(tx, questionId);
    question.isActive = isActive;
    await tx.flush();
    return present(question);
  });
}

/** Refuses a question that does not exist, or that was voided and stays as it was played. */
async function findPlayable(tx: EntityManager, questionId: string): Promise<StoredQuestion> {
  const question = await tx.findOne(TriviaQuestionEntity, questionId);
  if (!question) throw new Refusal("trivia-question/not-found");
  if (question.voidedAt) throw new Refusal("trivia-question/voided");
  return question;
}

async function refuseKnown(tx: EntityManager, question: string, except?: string): Promise<void> {
  const known = (await knownTexts(tx)).get(comparisonKey(question));
  if (known === undefined || known === except) return;
  const error = "There is a question with this text. Search for it in the list.";
  throw new Refusal("trivia-question/known", { fields: { question: error } });
}

const columnsOf = (input: QuestionInput) => ({
  question: input.question,
  correctAnswer: input.correct_answer,
  incorrectAnswers: [input.incorrect_answer_1, input.incorrect_answer_2, input.incorrect_answer_3],
  difficulty: input.difficulty,
  category: input.category,
  scriptureReference: referenceOf(input.scripture_reference),
  points: input.points,
  timeLimit: input.time_limit,
});

/** QUESTION-4: the reference in our spelling, or null if there is none. */
function referenceOf(written: string): string | null {
  if (written === "") return null;
  const reference = scriptureReference.safeParse(written);
  if (reference.success) return reference.data;
  const [issue] = reference.error.issues;
  throw new Refusal("request/invalid", { fields: { scripture_reference: `The reference ${issue?.message ?? ""}.` } });
}
