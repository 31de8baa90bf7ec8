import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { LockMode, UniqueConstraintViolationException } from "@mikro-orm/postgresql";
import {
  ANSWERS_PER_PAGE,
  type DevotionAnswer,
  type listAnswers as listAnswersEndpoint,
} from "../../../schema/devotion/response-api.ts";
import type { OutputOf } from "../../../schema/endpoint.ts";
import { countAs } from "../../../schema/member/role.ts";
import { retention } from "../../../schema/retention.ts";
import { recordAudit } from "../../audit/audit.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { pageOf } from "../../platform/database/keyset.ts";
import { daysAgo } from "../../platform/date.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { uuidV7 } from "../../platform/uuid-v7.ts";
import { ANONYMOUS_USER } from "../../profile/profile.ts";
import { canBeReadAlong, leadNames, type MessagingPolicy, refuseWords } from "../../safety/safety.ts";
import { lockShown, requireShown } from "../shown-devotion.ts";
import { type AnswerRow, selectAnswer, selectAnswers } from "./answer-store.ts";
import { DevotionAnswerEntity } from "./response.entity.ts";

type Reader = Pick<Member, "memberId" | "roles">;

/** How many answers of the last minutes are read together with a new one (DEVOTION-27). */
const RECENT = 12;

/** DEVOTION-25, DEVOTION-29: the newest answers that the member sees, or those before one of them. */
export async function listAnswers(
  em: EntityManager,
  policy: MessagingPolicy,
  reader: Reader,
  { devotionId, before }: { devotionId: string; before?: string | undefined },
): Promise<OutputOf<typeof listAnswersEndpoint>> {
  await requireShown(em, devotionId, policy.today());
  const rows = await selectAnswers(em, reader.memberId, { devotionId, before });
  const { page, next } = pageOf(rows, ANSWERS_PER_PAGE, ({ id }) => [id]);
  const own = { devotion: devotionId, user: reader.memberId };
  const hasAnswered = (await em.count(DevotionAnswerEntity, own)) > 0;
  return {
    answers: page.map((row) => present(row, reader)),
    next,
    hasAnswered,
    canAnswer: !hasAnswered && (await canBeReadAlong(em, policy, reader.memberId)),
    supervisors: await leadNames(em),
  };
}

/** DEVOTION-25 to DEVOTION-28: adds the member's answer. */
export async function answerDevotion(
  em: EntityManager,
  policy: MessagingPolicy,
  member: Reader,
  { devotionId, content }: { devotionId: string; content: string },
): Promise<DevotionAnswer> {
  const { memberId: writerId } = member;
  const id = uuidV7();
  return await em.transactional(async (tx) => {
    // Otherwise two parts of a number could pass at the same time.
    await tx.execute("select pg_advisory_xact_lock(hashtextextended(?, 8))", [writerId]);
    await lockShown(tx, devotionId, policy.today());
    const recent = await recentAnswers(tx, writerId);
    await refuseWords(tx, policy, "devotionAnswer", { writerId, texts: { content }, recent });
    await tx.insert(DevotionAnswerEntity, { id, devotion: devotionId, user: writerId, content }).catch(refuseSecond);
    return present(await selectAnswer(tx, id), member);
  });
}

/** DEVOTION-27: what the member answered lately, oldest first, because contact data can be split over several devotions. */
async function recentAnswers(tx: EntityManager, memberId: string): Promise<string[]> {
  const recent = { user: memberId, createdAt: { $gt: raw("now() - interval '10 minutes'") } };
  const answers = await tx.find(DevotionAnswerEntity, recent, {
    fields: ["content"],
    orderBy: { id: "desc" },
    limit: RECENT,
  });
  return answers.map(({ content }) => content).toReversed();
}

function refuseSecond(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? new Refusal("devotion/answered") : error;
}

/** DEVOTION-30: deletes the member's own answer; a leader deletes those of others, which is recorded. */
export async function deleteAnswer(em: EntityManager, { memberId, roles }: Reader, answerId: string): Promise<void> {
  if ((await em.nativeDelete(DevotionAnswerEntity, { id: answerId, user: memberId })) > 0) return;
  if (!countAs("guardian", roles)) throw new Refusal("devotion/answer-not-found");
  await em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const answer = await tx.findOne(DevotionAnswerEntity, { id: answerId }, { lockMode });
    if (!answer) throw new Refusal("devotion/answer-not-found");
    const writer = answer.user.id;
    await tx.nativeDelete(DevotionAnswerEntity, { id: answerId });
    await recordAudit(tx, {
      actorId: memberId,
      kind: "devotion-answer-deleted",
      memberId: writer,
      itemId: answer.devotion.id,
    });
  });
}

/** DEVOTION-32: removes old answers. */
export const clearOldAnswers = (em: EntityManager): Promise<number> =>
  deleteInBatches(em, DevotionAnswerEntity, { createdAt: { $lt: daysAgo(retention.devotionAnswers.days) } });

function present({ id, user_id, full_name, avatar_url, roles, content, created_at }: AnswerRow, reader: Reader) {
  const isMine = user_id === reader.memberId;
  return {
    answerId: id,
    author: { memberId: user_id, displayName: full_name ?? ANONYMOUS_USER, avatarUrl: avatar_url, roles: [...roles] },
    content,
    createdAt: created_at,
    isMine,
    canDelete: isMine || countAs("guardian", reader.roles),
  };
}
