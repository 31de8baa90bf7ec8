import { z } from "zod";
import { cursor, cursorNumber, next } from "../cursor.ts";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { QUESTION_ANSWER_MAX_LENGTH, QUESTION_MAX_LENGTH, QUESTION_NOTE_MAX_LENGTH } from "../limits.ts";
import { namedMember, shownRoles } from "../member/shown-member.ts";
import { prose } from "../text.ts";
import { questionDeclineReasons } from "./decline-reason.ts";
import { wordsMissing } from "./engagement-field-text.ts";

const HOUR = 60 * 60;
const questionId = z.uuid();
const declineReason = z.enum(questionDeclineReasons);
/** Milliseconds since 1970. */
const time = z.number();

export const questionStates = ["waiting", "published", "declined"] as const;

/** A published question. Nothing in it leads to its asker, except a first name that they chose to show. */
const publishedQuestion = z.strictObject({
  questionId,
  text: z.string(),
  askerName: z.string().nullable(),
  answer: z.string(),
  answeredAt: time,
  /** False for visitors, and for the leader who answered. */
  canReport: z.boolean(),
});
export type PublishedQuestion = z.infer<typeof publishedQuestion>;

export const listQuestions = endpoint("GET /api/questions", "anyone", {
  summary: "Up to 20 published questions with their answers, newest first. With a cursor, those after it.",
  query: z.strictObject({ after: cursor(cursorNumber, questionId).optional() }),
  output: z.strictObject({ questions: z.array(publishedQuestion), next }),
});

const ownQuestion = z.strictObject({
  questionId,
  text: z.string(),
  showsName: z.boolean(),
  state: z.enum(questionStates),
  /** Null unless it is published. */
  answer: z.string().nullable(),
  /** Null unless it was declined. */
  declineReason: declineReason.nullable(),
  /** What the leader who declined wrote besides. */
  note: z.string().nullable(),
  askedAt: time,
});
export type OwnQuestion = z.infer<typeof ownQuestion>;
const ownQuestions = z.strictObject({ questions: z.array(ownQuestion) });

export const listOwnQuestions = endpoint("GET /api/questions/mine", "member", {
  summary: "The newest 50 questions of the caller, with their answers.",
  output: ownQuestions,
});

export const askQuestion = endpoint("POST /api/questions", "member", {
  summary: "Asks the leaders a question. Asking again with the same words changes nothing while it waits.",
  limit: { name: "question", tries: 30, seconds: HOUR, per: "account" },
  isForm: true,
  body: z.strictObject({ text: prose({ min: 1, max: QUESTION_MAX_LENGTH }), shows_name: z.boolean().default(false) }),
  output: ownQuestions,
});

export const withdrawQuestion = endpoint("DELETE /api/questions/:questionId", "member", {
  summary: "Deletes a question of the caller, whether or not it is published.",
  limit: { name: "question-withdrawal", tries: 120, seconds: HOUR, per: "account" },
  params: z.strictObject({ questionId }),
  output: ownQuestions,
});

const askedQuestion = z.strictObject({
  questionId,
  text: z.string(),
  /** The full name of an asker who chose to be named. Null for all others. */
  askerName: z.string().nullable(),
  /** Empty if they are not named. */
  askerRoles: shownRoles,
  state: z.enum(questionStates),
  answer: z.string().nullable(),
  declineReason: declineReason.nullable(),
  note: z.string().nullable(),
  /** Who answered or declined it. Null until then, and if their account is gone. */
  leaderName: z.string().nullable(),
  leaderRoles: shownRoles,
  askedAt: time,
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

const answering: CallLimit = { name: "question-answer", tries: 600, seconds: HOUR, per: "account" };

export const listAskedQuestions = endpoint("GET /api/safety/questions", "mentor", {
  summary:
    "Up to 100 questions in one state: waiting ones, longest first, or others, newest first. The access is recorded.",
  query: z.strictObject({ state: z.enum(questionStates).default("waiting") }),
  output: z.strictObject({
    questions: z.array(askedQuestion),
    total: z.int(),
    /** False if nobody can read along what the caller writes to an asker: then only a reason can be chosen. */
    allowsWords: z.boolean(),
  }),
});

export const answerQuestion = endpoint("POST /api/safety/questions/:questionId/answer", "mentor", {
  summary: "Answers a waiting question and publishes both.",
  limit: answering,
  isForm: true,
  params: z.strictObject({ questionId }),
  body: z.strictObject({ answer: prose({ min: 1, max: QUESTION_ANSWER_MAX_LENGTH }) }),
});

export const declineQuestion = endpoint("POST /api/safety/questions/:questionId/decline", "mentor", {
  summary:
    "Declines a waiting question, or takes a published one down, with a reason, and with a note if a lead can read along.",
  limit: answering,
  isForm: true,
  params: z.strictObject({ questionId }),
  body: z
    .strictObject({ reason: declineReason, note: prose({ max: QUESTION_NOTE_MAX_LENGTH }).default("") })
    .refine(({ reason, note }) => reason !== "own_words" || note !== "", { path: ["note"], error: wordsMissing }),
});

export const readAsker = endpoint("POST /api/safety/questions/:questionId/asker", "guardian", {
  summary: "Who asked a question without a name, for when somebody may be in danger. The access is recorded.",
  limit: answering,
  params: z.strictObject({ questionId }),
  output: namedMember,
});
