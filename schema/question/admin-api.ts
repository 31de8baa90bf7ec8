import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { wholeNumberOrEmpty } from "../field-text.ts";
import { difficulty } from "../game/common-settings.ts";
import { REFERENCE_MAX_LENGTH } from "../scripture/api.ts";
import { line, prose } from "../text.ts";
import {
  ANSWER_MAX_LENGTH,
  categories,
  flagReasons,
  listedStates,
  QUESTION_MAX_LENGTH,
  QUESTION_POINTS_MAX,
  QUESTION_SECONDS_MAX,
  QUESTION_SECONDS_MIN,
  questionStates,
  repeatedAnswer,
} from "./question.ts";
import { answerTwice, pointsOutOfRange } from "./question-field-text.ts";

export const QUESTIONS_PER_PAGE = 25;
export const QUESTION_PAGES_MAX = 10_000;
export const VOID_REASON_MAX_LENGTH = 300;
export const QUESTION_SEARCH_MAX_LENGTH = 100;

const POINTS_FAULT = pointsOutOfRange(QUESTION_POINTS_MAX);
const SECONDS_FAULT = wholeNumberOrEmpty(QUESTION_SECONDS_MIN, QUESTION_SECONDS_MAX);

const answer = line({ min: 1, max: ANSWER_MAX_LENGTH });

const fields = {
  question: line({ min: 1, max: QUESTION_MAX_LENGTH }),
  correct_answer: answer,
  incorrect_answer_1: answer,
  incorrect_answer_2: answer,
  incorrect_answer_3: answer,
  difficulty,
  category: z.enum(categories),
  /** Empty if there is no verse. */
  scripture_reference: line({ max: REFERENCE_MAX_LENGTH }),
  points: z
    .int({ error: POINTS_FAULT })
    .min(1, { error: POINTS_FAULT })
    .max(QUESTION_POINTS_MAX, { error: POINTS_FAULT }),
  /** Seconds. Null if the question has no time of its own. */
  time_limit: z
    .int({ error: SECONDS_FAULT })
    .min(QUESTION_SECONDS_MIN, { error: SECONDS_FAULT })
    .max(QUESTION_SECONDS_MAX, { error: SECONDS_FAULT })
    .nullable(),
};

interface Answers {
  correct_answer: string;
  incorrect_answer_1: string;
  incorrect_answer_2: string;
  incorrect_answer_3: string;
}

/** QUESTION-4 */
function refuseRepeated(answers: Answers, context: z.RefinementCtx): void {
  const { correct_answer, incorrect_answer_1, incorrect_answer_2, incorrect_answer_3 } = answers;
  const at = repeatedAnswer(correct_answer, [incorrect_answer_1, incorrect_answer_2, incorrect_answer_3]);
  if (at === undefined) return;
  context.addIssue({ code: "custom", path: [`incorrect_answer_${at + 1}`], message: answerTwice });
}

export const triviaQuestion = z.strictObject({
  questionId: z.uuid(),
  question: z.string(),
  correct_answer: z.string(),
  /** Three. */
  incorrect_answers: z.array(z.string()),
  difficulty,
  category: z.enum(categories),
  /** Null if it has no verse. */
  scripture_reference: z.string().nullable(),
  points: z.int(),
  /** Seconds. Null if it has no time of its own. */
  time_limit: z.int().nullable(),
  state: z.enum(questionStates),
  /** Grows with each change of its fields. */
  version: z.int(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type TriviaQuestion = z.infer<typeof triviaQuestion>;

/** What happened with a question in the games whose rows are stored. */
const statistics = z.strictObject({
  timesShown: z.int(),
  /** Answers of players. */
  answered: z.int(),
  correct: z.int(),
  /** The median response time. Null if nobody answered. */
  medianSeconds: z.number().nullable(),
  /** How often each answer was given, most often first. Answers that were reworded since are there with their old text. */
  answers: z.array(z.strictObject({ answer: z.string(), count: z.int() })),
});
export type QuestionStatistics = z.infer<typeof statistics>;

/** How many players have flagged it for which reason, most often first, since its flags were last cleared. */
const flags = z.array(z.strictObject({ reason: z.enum(flagReasons), count: z.int() }));
export type QuestionFlags = z.infer<typeof flags>;

const listedQuestion = z.strictObject({ ...triviaQuestion.shape, statistics, flags });
export type ListedQuestion = z.infer<typeof listedQuestion>;

const questionDetail = z.strictObject({
  ...listedQuestion.shape,
  /** Null unless the question was voided. */
  voiding: z
    .strictObject({
      reason: z.string(),
      /** Milliseconds since 1970. */
      voidedAt: z.number(),
      /** Games that ended and in which it was played. */
      games: z.int(),
      /** How many of them count without it already. */
      corrected: z.int(),
    })
    .nullable(),
});
export type QuestionDetail = z.infer<typeof questionDetail>;

/** Which questions a list or a file contains. */
export const questionFilter = {
  /** In the question, its correct answer or its reference. */
  search: line({ max: QUESTION_SEARCH_MAX_LENGTH }).optional(),
  difficulty: difficulty.optional(),
  category: z.enum(categories).optional(),
  state: z.enum(listedStates).optional(),
};

export const questionOrders = ["created", "-created", "question", "-question"] as const;
export type QuestionOrder = (typeof questionOrders)[number];

export const listQuestions = endpoint("GET /api/admin/questions", "admin", {
  summary: "A page of 25 trivia questions, newest first unless asked otherwise, found by text, reference and filters.",
  query: z.strictObject({
    /** From 1. */
    page: z.coerce.number().int().min(1).max(QUESTION_PAGES_MAX).default(1),
    sort: z.enum(questionOrders).default("-created"),
    ...questionFilter,
  }),
  output: z.strictObject({ questions: z.array(listedQuestion), total: z.int() }),
});

const params = z.strictObject({ questionId: z.uuid() });

export const readQuestion = endpoint("GET /api/admin/questions/:questionId", "admin", {
  summary: "One trivia question, with what happened in games.",
  params,
  output: questionDetail,
});

export const createQuestion = endpoint("POST /api/admin/questions", "admin", {
  summary: "Adds a trivia question, which is active at once.",
  isForm: true,
  body: z.strictObject(fields).superRefine(refuseRepeated),
  output: triviaQuestion,
});

export const updateQuestion = endpoint("PUT /api/admin/questions/:questionId", "admin", {
  summary: "Changes a trivia question. Refused if somebody has changed it since the version that the caller saw.",
  isForm: true,
  params,
  body: z.strictObject({ ...fields, version: z.int() }).superRefine(refuseRepeated),
  output: triviaQuestion,
});

export const setQuestionActive = endpoint("PUT /api/admin/questions/:questionId/active", "admin", {
  summary: "Decides whether new games may ask a trivia question.",
  params,
  body: z.strictObject({ isActive: z.boolean() }),
  output: triviaQuestion,
});

export const voidQuestion = endpoint("POST /api/admin/questions/:questionId/void", "admin", {
  summary:
    "Voids a trivia question that is wrong, for good: the games in which it was played count without it, and their players are notified.",
  isForm: true,
  params,
  body: z.strictObject({ reason: prose({ min: 1, max: VOID_REASON_MAX_LENGTH }) }),
  output: questionDetail,
});

export const clearFlags = endpoint("DELETE /api/admin/questions/:questionId/flags", "admin", {
  summary: "Clears the flags of a trivia question, for example after it was corrected.",
  params,
  output: questionDetail,
});
