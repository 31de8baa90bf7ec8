import { type FilterQuery, type InferEntity, type QueryOrderMap, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import {
  type listQuestions as listEndpoint,
  QUESTIONS_PER_PAGE,
  type QuestionDetail,
  type QuestionFlags,
  type QuestionOrder,
  type QuestionStatistics,
  type TriviaQuestion,
} from "../../../schema/question/admin-api.ts";
import type { Category, ListedState, QuestionState } from "../../../schema/question/question.ts";
import { Refusal } from "../../platform/refusal.ts";
import { selectFlags } from "../flag/flag-store.ts";
import { TriviaQuestionEntity } from "../question.entity.ts";
import { selectStatistics, selectVoidProgress } from "./statistics-store.ts";

export type StoredQuestion = InferEntity<typeof TriviaQuestionEntity>;
type Filter = Omit<QueryOf<typeof listEndpoint>, "page" | "sort">;

/** QUESTION-1, QUESTION-2: a page of questions. One behind the last is empty. */
export async function listQuestions(
  em: EntityManager,
  { page, sort, ...filter }: QueryOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const [questions, total] = await em.findAndCount(TriviaQuestionEntity, conditionOf(filter), {
    orderBy: orders[sort],
    limit: QUESTIONS_PER_PAGE,
    offset: (page - 1) * QUESTIONS_PER_PAGE,
  });
  const ids = questions.map(({ id }) => id);
  const [statisticsOf, flagsOf] = [await readStatistics(em, ids), await readFlags(em, ids)];
  const listed = questions.map((each) => ({
    ...present(each),
    statistics: statisticsOf(each.id),
    flags: flagsOf(each.id),
  }));
  return { questions: listed, total };
}

/** One question with all that is known of it. Refuses with `trivia-question/not-found`. */
export async function readQuestion(em: EntityManager, questionId: string): Promise<QuestionDetail> {
  const question = await em.findOne(TriviaQuestionEntity, questionId);
  if (!question) throw new Refusal("trivia-question/not-found");
  const statistics = (await readStatistics(em, [questionId]))(questionId);
  const flags = (await readFlags(em, [questionId]))(questionId);
  return { ...present(question), statistics, flags, voiding: await voidingOf(em, question) };
}

/** QUESTION-16: how far the correction of its games has come. */
async function voidingOf(
  em: EntityManager,
  { id, voidedAt, voidReason }: StoredQuestion,
): Promise<QuestionDetail["voiding"]> {
  if (!voidedAt) return null;
  return { reason: voidReason ?? "", voidedAt: voidedAt.getTime(), ...(await selectVoidProgress(em, id)) };
}

/** QUESTION-2: what a search and its filters mean. Every word has to occur, in the question, its answer or its reference. */
export function conditionOf({ search = "", difficulty, category, state }: Filter): FilterQuery<StoredQuestion> {
  const words = search.split(" ").filter((word) => word !== "");
  return {
    ...(difficulty && { difficulty }),
    ...(category && { category }),
    ...(state && stateConditions[state]()),
    $and: words.map((word) => {
      const contains = { $ilike: `%${word.replace(/[\\%_]/g, "\\$&")}%` };
      return { $or: [{ question: contains }, { correctAnswer: contains }, { scriptureReference: contains }] };
    }),
  };
}

/** Functions, because a raw condition can be used only once. */
const stateConditions = {
  active: () => ({ isActive: true }),
  inactive: () => ({ isActive: false, voidedAt: null }),
  voided: () => ({ voidedAt: { $ne: null } }),
  flagged: () => ({
    voidedAt: null,
    [raw("id in (select question_id from question_flags where cleared_at is null)")]: [],
  }),
} satisfies Record<ListedState, () => FilterQuery<StoredQuestion>>;

/** Each is the order of an index, forwards or backwards. */
const orders: Readonly<Record<QuestionOrder, QueryOrderMap<StoredQuestion>[]>> = {
  created: [{ createdAt: "asc" }, { id: "desc" }],
  "-created": [{ createdAt: "desc" }, { id: "asc" }],
  question: [{ question: "asc" }, { id: "asc" }],
  "-question": [{ question: "desc" }, { id: "desc" }],
};

/** A stored question as admins see it. */
export const present = (question: StoredQuestion): TriviaQuestion => ({
  questionId: question.id,
  question: question.question,
  correct_answer: question.correctAnswer,
  incorrect_answers: question.incorrectAnswers,
  difficulty: question.difficulty,
  category: question.category as Category,
  scripture_reference: question.scriptureReference ?? null,
  points: question.points,
  time_limit: question.timeLimit ?? null,
  state: stateOf(question),
  version: question.version,
  createdAt: question.createdAt.getTime(),
});

function stateOf({ isActive, voidedAt }: Pick<StoredQuestion, "isActive" | "voidedAt">): QuestionState {
  if (voidedAt) return "voided";
  return isActive ? "active" : "inactive";
}

const unplayed: QuestionStatistics = { timesShown: 0, answered: 0, correct: 0, medianSeconds: null, answers: [] };

/** QUESTION-10: what happened with these questions in games. Returns the statistics of any of them. */
async function readStatistics(
  em: EntityManager,
  questionIds: readonly string[],
): Promise<(questionId: string) => QuestionStatistics> {
  const rows = questionIds.length > 0 ? await selectStatistics(em, questionIds) : [];
  const byId = new Map(rows.map((row) => [row.question_id, row]));
  return (questionId) => {
    const row = byId.get(questionId);
    if (!row) return unplayed;
    const answers = Object.entries(row.answers ?? {}).map(([answer, count]) => ({ answer, count }));
    return {
      timesShown: row.times_shown,
      answered: row.answered ?? 0,
      correct: row.correct ?? 0,
      medianSeconds: row.median_seconds,
      answers: answers.sort((a, b) => b.count - a.count || a.answer.localeCompare(b.answer)),
    };
  };
}

/** QUESTION-19: what players have flagged in these questions. Returns the flags of any of them. */
async function readFlags(
  em: EntityManager,
  questionIds: readonly string[],
): Promise<(questionId: string) => QuestionFlags> {
  const rows = questionIds.length > 0 ? await selectFlags(em, questionIds) : [];
  return (questionId) =>
    rows.filter((row) => row.question_id === questionId).map(({ reason, count }) => ({ reason, count }));
}
