import { z } from "zod";
import { next } from "../cursor.ts";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { shownMember } from "../member/shown-member.ts";
import { line } from "../text.ts";

export const ANSWERS_PER_PAGE = 20;
export const ANSWER_MAX_LENGTH = 200;

/** What members tell of a devotion with one tap. */
export const devotionReactions = ["amen", "heart", "light", "strength"] as const;
export type DevotionReaction = (typeof devotionReactions)[number];

const HOUR = 60 * 60;
const params = z.strictObject({ devotionId: z.uuid() });
/** Reacting and taking it back, together. */
const reacting: CallLimit = { name: "devotion-reaction", tries: 300, seconds: HOUR, per: "account" };

const reactions = z.strictObject({
  /** How many members reacted with each. Those with none are left out. */
  counts: z.array(z.strictObject({ reaction: z.enum(devotionReactions), count: z.int() })),
  /** The caller's own. */
  mine: z.enum(devotionReactions).nullable(),
});
export type DevotionReactions = z.infer<typeof reactions>;

export const readReactions = endpoint("GET /api/devotions/:devotionId/reactions", "member", {
  summary: "How many members reacted to a devotion, and the caller's own reaction. It names nobody.",
  params,
  output: reactions,
});

export const react = endpoint("PUT /api/devotions/:devotionId/reaction", "member", {
  summary: "Reacts to a devotion. Another reaction replaces the first.",
  limit: reacting,
  params,
  body: z.strictObject({ reaction: z.enum(devotionReactions) }),
  output: reactions,
});

export const takeReactionBack = endpoint("DELETE /api/devotions/:devotionId/reaction", "member", {
  summary: "Takes the caller's reaction back. Without one it changes nothing.",
  limit: reacting,
  params,
  output: reactions,
});

const devotionAnswer = z.strictObject({
  answerId: z.uuid(),
  author: shownMember,
  content: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  isMine: z.boolean(),
  /** The caller wrote it, or is a safeguarding lead or an admin. */
  canDelete: z.boolean(),
});
export type DevotionAnswer = z.infer<typeof devotionAnswer>;

export const listAnswers = endpoint("GET /api/devotions/:devotionId/answers", "member", {
  summary:
    "The newest 20 answers to a devotion's question that the caller can see, newest first. With a cursor, those before that answer.",
  params,
  query: z.strictObject({ before: z.uuid().optional() }),
  output: z.strictObject({
    answers: z.array(devotionAnswer),
    next,
    /** The caller has not answered yet, and somebody besides them reads along. */
    canAnswer: z.boolean(),
    hasAnswered: z.boolean(),
    /** The names of the safeguarding leads, who read every answer. */
    supervisors: z.array(z.string()),
  }),
});

export const answerDevotion = endpoint("POST /api/devotions/:devotionId/answer", "member", {
  summary: "Answers a devotion's question in one line, once. All members can read it.",
  limit: { name: "devotion-answer", tries: 60, seconds: HOUR, per: "account" },
  isForm: true,
  params,
  body: z.strictObject({ content: line({ min: 1, max: ANSWER_MAX_LENGTH }) }),
  output: devotionAnswer,
});

export const deleteAnswer = endpoint("DELETE /api/devotion-answers/:answerId", "member", {
  summary: "Deletes an answer to a devotion. For its writer, safeguarding leads and admins.",
  limit: { name: "devotion-answer-deletion", tries: 300, seconds: HOUR, per: "account" },
  params: z.strictObject({ answerId: z.uuid() }),
});
