import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import type { listAskedQuestions } from "../../../schema/engagement/question-api.ts";
import { ASKED_QUESTIONS_LISTED } from "../../../schema/limits.ts";
import { recordAccess } from "../../audit/audit.ts";
import { notify } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { namesOf } from "../../profile/profile.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { refuseContact } from "../refuse-contact.ts";
import { LiveQuestionEntity } from "./question.entity.ts";

type Leader = Pick<Member, "memberId">;
type Question = InstanceType<typeof LiveQuestionEntity.class>;

/** ENGAGE-4: the questions of others in one state: waiting ones longest first, others newest first. Records the access. */
export async function listAsked(
  em: EntityManager,
  { memberId }: Leader,
  { state }: QueryOf<typeof listAskedQuestions>,
): Promise<OutputOf<typeof listAskedQuestions>> {
  await recordAccess(em, memberId, "questions");
  const [rows, total] = await em.findAndCount(
    LiveQuestionEntity,
    { state, user: { $ne: memberId } },
    {
      orderBy: state === "waiting" ? { createdAt: "asc", id: "asc" } : { decidedAt: "desc", id: "asc" },
      limit: ASKED_QUESTIONS_LISTED,
    },
  );
  const nameOf = await namesOf(
    em,
    rows.flatMap(({ user, leader }) => [user.id, ...(leader ? [leader.id] : [])]),
  );
  const questions = rows.map(({ id, text, user, showsName, answer, note, leader, createdAt }) => ({
    questionId: id,
    text,
    askerName: showsName ? nameOf(user.id) : null,
    state,
    answer: answer ?? null,
    note: note ?? null,
    leaderName: leader ? nameOf(leader.id) : null,
    askedAt: createdAt.getTime(),
  }));
  return { questions, total };
}

/** How many questions of others wait. */
export const countWaitingQuestions = (em: EntityManager, { memberId }: Leader): Promise<number> =>
  em.count(LiveQuestionEntity, { state: "waiting", user: { $ne: memberId } });

/** ENGAGE-6: answers and publishes a waiting question. NOTICE-23: its member is notified. */
export async function answerQuestion(
  em: EntityManager,
  policy: MessagingPolicy,
  leader: Leader,
  { questionId, answer }: { questionId: string; answer: string },
): Promise<void> {
  refuseContact(policy, "answer", answer);
  await decide(em, leader, questionId, (question) => {
    if (question.state !== "waiting") throw new Refusal("question/already-answered");
    return { state: "published", answer } as const;
  });
}

/** ENGAGE-6: declines a waiting question or takes a published one down. NOTICE-23: its member is notified. */
export async function declineQuestion(
  em: EntityManager,
  policy: MessagingPolicy,
  leader: Leader,
  { questionId, note }: { questionId: string; note: string },
): Promise<void> {
  refuseContact(policy, "note", note);
  await decide(em, leader, questionId, (question) => {
    if (question.state === "declined") throw new Refusal("question/already-answered");
    return { state: "declined", note } as const;
  });
}

async function decide(
  em: EntityManager,
  { memberId }: Leader,
  questionId: string,
  decision: (question: Question) => { state: "published" | "declined" },
): Promise<void> {
  await em.transactional(async (tx) => {
    const question = await tx.findOne(
      LiveQuestionEntity,
      { id: questionId, user: { $ne: memberId } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!question) throw new Refusal("question/not-found");
    await tx.nativeUpdate(
      LiveQuestionEntity,
      { id: questionId },
      { ...decision(question as Question), leader: memberId, decidedAt: raw("now()") },
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
  return { memberId: askerId, displayName: (await namesOf(em, [askerId]))(askerId) };
}
