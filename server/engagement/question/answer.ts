import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import type {
  declineQuestion as declineEndpoint,
  listAskedQuestions,
} from "../../../schema/engagement/question-api.ts";
import { ASKED_QUESTIONS_LISTED } from "../../../schema/limits.ts";
import { recordAccess } from "../../audit/audit.ts";
import { notify } from "../../notification/notification.ts";
import { countWaitingRows, type WaitingCount } from "../../platform/needs-you.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { namedMembers } from "../../profile/profile.ts";
import { canBeReadAlong, type MessagingPolicy, notAcrossBlock, refuseWords } from "../../safety/safety.ts";
import { LiveQuestionEntity } from "./question.entity.ts";

type Leader = Pick<Member, "memberId">;
type Question = InstanceType<typeof LiveQuestionEntity.class>;

/** ENGAGE-4: questions of others, without those across a block. */
const askedOfOthers = (leaderId: string) => ({ user: { $ne: leaderId }, ...notAcrossBlock(leaderId) });

/** ENGAGE-4: the questions of others in one state: waiting ones longest first, others newest first. Records the access. */
export async function listAsked(
  em: EntityManager,
  policy: MessagingPolicy,
  { memberId }: Leader,
  { state }: QueryOf<typeof listAskedQuestions>,
): Promise<OutputOf<typeof listAskedQuestions>> {
  await recordAccess(em, memberId, "questions");
  const [rows, total] = await em.findAndCount(
    LiveQuestionEntity,
    { state, ...askedOfOthers(memberId) },
    {
      orderBy: state === "waiting" ? { createdAt: "asc", id: "asc" } : { decidedAt: "desc", id: "asc" },
      limit: ASKED_QUESTIONS_LISTED,
    },
  );
  const namedOf = await namedMembers(
    em,
    rows.flatMap(({ user, leader }) => [user.id, ...(leader ? [leader.id] : [])]),
  );
  const questions = rows.map(({ id, text, user, showsName, answer, declineReason, note, leader, createdAt }) => ({
    questionId: id,
    text,
    askerName: showsName ? namedOf(user.id).displayName : null,
    askerRoles: showsName ? namedOf(user.id).roles : [],
    state,
    answer: answer ?? null,
    declineReason: declineReason ?? null,
    note: note ?? null,
    leaderName: leader ? namedOf(leader.id).displayName : null,
    leaderRoles: leader ? namedOf(leader.id).roles : [],
    askedAt: createdAt.getTime(),
  }));
  return { questions, total, allowsWords: await canBeReadAlong(em, policy, memberId) };
}

/** How many questions of others wait. */
export const countWaitingQuestions = (em: EntityManager, { memberId }: Leader): Promise<number> =>
  em.count(LiveQuestionEntity, { state: "waiting", ...askedOfOthers(memberId) });

/** The same, with the longest wait. */
export const questionsWaiting = (em: EntityManager, { memberId }: Leader): Promise<WaitingCount> =>
  countWaitingRows(em, LiveQuestionEntity, { state: "waiting", ...askedOfOthers(memberId) }, "created_at");

/** ENGAGE-6: answers and publishes a waiting question, for everyone. NOTICE-23: its member is notified. */
export async function answerQuestion(
  em: EntityManager,
  policy: MessagingPolicy,
  leader: Leader,
  { questionId, answer }: { questionId: string; answer: string },
): Promise<void> {
  await decide(em, leader, questionId, async (tx, { state }) => {
    if (state !== "waiting") throw new Refusal("question/already-answered");
    await refuseWords(tx, policy, "questionAnswer", { writerId: leader.memberId, texts: { answer } });
    return { state: "published", answer } as const;
  });
}

/** ENGAGE-6, SAFE-61: declines a waiting question or takes a published one down. NOTICE-23: its member is notified. */
export async function declineQuestion(
  em: EntityManager,
  policy: MessagingPolicy,
  leader: Leader,
  { questionId, reason, note }: { questionId: string } & BodyOf<typeof declineEndpoint>,
): Promise<void> {
  await decide(em, leader, questionId, async (tx, { state }) => {
    if (state === "declined") throw new Refusal("question/already-answered");
    if (note !== "") await refuseWords(tx, policy, "questionNote", { writerId: leader.memberId, texts: { note } });
    return { state: "declined", declineReason: reason, note: note || null } as const;
  });
}

async function decide(
  em: EntityManager,
  { memberId }: Leader,
  questionId: string,
  decision: (tx: EntityManager, question: Question) => Promise<{ state: "published" | "declined" }>,
): Promise<void> {
  await em.transactional(async (tx) => {
    const question = await tx.findOne(
      LiveQuestionEntity,
      { id: questionId, ...askedOfOthers(memberId) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!question) throw new Refusal("question/not-found");
    await tx.nativeUpdate(
      LiveQuestionEntity,
      { id: questionId },
      { ...(await decision(tx, question as Question)), leader: memberId, decidedAt: raw("now()") },
    );
    await notify(tx, "question_answered", question.user.id);
  });
}

/** ENGAGE-5: who asked. Records the access. */
export async function readAsker(em: EntityManager, { memberId }: Leader, questionId: string) {
  const question = await em.findOne(LiveQuestionEntity, { id: questionId });
  if (!question) throw new Refusal("question/not-found");
  await recordAccess(em, memberId, "question-asker", questionId);
  const askerId = question.user.id;
  return (await namedMembers(em, [askerId]))(askerId);
}
