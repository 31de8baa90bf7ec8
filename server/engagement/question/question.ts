import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import type {
  askQuestion as askEndpoint,
  listQuestions as listEndpoint,
  OwnQuestion,
} from "../../../schema/engagement/question-api.ts";
import { OWN_QUESTIONS_LISTED, QUESTIONS_PER_PAGE, QUESTIONS_WAITING_MAX } from "../../../schema/limits.ts";
import { lockMember } from "../../account/account.ts";
import { idColumn, isAfter, pageOf, timeColumn } from "../../platform/database/keyset.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { ProfileEntity } from "../../profile/profile.entity.ts";
import { firstName } from "../../profile/profile.ts";
import { type MessagingPolicy, refuseWords } from "../../safety/safety.ts";
import { LiveQuestionEntity } from "./question.entity.ts";

/** ENGAGE-1, SAFE-96: a page of published questions, newest first, for a member or a visitor. */
export async function listQuestions(
  em: EntityManager,
  memberId: string | null,
  { after }: QueryOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const rows = await em.find(
    LiveQuestionEntity,
    { state: "published", ...isAfter([timeColumn("decided_at"), idColumn()], "desc", after) },
    {
      populate: ["decidedMicroseconds"],
      orderBy: { decidedAt: "desc", id: "desc" },
      limit: QUESTIONS_PER_PAGE + 1,
    },
  );
  const { page, next } = pageOf(rows, QUESTIONS_PER_PAGE, ({ decidedMicroseconds, id }) => [
    decidedMicroseconds ?? 0,
    id,
  ]);
  const named = page.filter(({ showsName }) => showsName).map(({ user }) => user.id);
  const profiles = await em.find(ProfileEntity, { user: { $in: named } }, { fields: ["fullName"] });
  const names = new Map(profiles.map(({ user, fullName }) => [user.id, firstName(fullName)]));
  const questions = page.map(({ id, text, user, showsName, answer, decidedAt, createdAt, leader }) => ({
    questionId: id,
    text,
    askerName: showsName ? (names.get(user.id) ?? null) : null,
    answer: answer ?? "",
    answeredAt: (decidedAt ?? createdAt).getTime(),
    canReport: memberId !== null && leader?.id !== memberId,
  }));
  return { questions, next };
}

/** ENGAGE-7: the member's own questions, newest first. */
export async function listOwnQuestions(em: EntityManager, memberId: string): Promise<{ questions: OwnQuestion[] }> {
  const rows = await em.find(
    LiveQuestionEntity,
    { user: memberId },
    { orderBy: { createdAt: "desc", id: "asc" }, limit: OWN_QUESTIONS_LISTED, disableIdentityMap: true },
  );
  const questions = rows.map(({ id, text, showsName, state, answer, declineReason, note, createdAt }) => ({
    questionId: id,
    text,
    showsName,
    state,
    answer: state === "published" ? (answer ?? null) : null,
    declineReason: declineReason ?? null,
    note: note ?? null,
    askedAt: createdAt.getTime(),
  }));
  return { questions };
}

/** ENGAGE-2, ENGAGE-3: stores a question of the member. One that waits already, in the same words, stays as it is. */
export async function askQuestion(
  em: EntityManager,
  policy: MessagingPolicy,
  { memberId }: Pick<Member, "memberId">,
  { text, shows_name: showsName }: BodyOf<typeof askEndpoint>,
): Promise<void> {
  await em.transactional(async (tx) => {
    // Questions of one member are counted one after the other. Muting locks this row too.
    await lockMember(tx, [memberId]);
    await refuseWords(tx, policy, "question", { writerId: memberId, texts: { text } });
    const waiting = { user: memberId, state: "waiting" } as const;
    if ((await tx.count(LiveQuestionEntity, { ...waiting, text })) > 0) return;
    if ((await tx.count(LiveQuestionEntity, waiting)) >= QUESTIONS_WAITING_MAX) {
      throw new Refusal("question/too-many-waiting");
    }
    await tx.insert(LiveQuestionEntity, { user: memberId, text, showsName });
  });
}

/** ENGAGE-7: deletes a question of the member, published or not. */
export async function withdrawQuestion(em: EntityManager, memberId: string, questionId: string): Promise<void> {
  const deleted = await em.nativeDelete(LiveQuestionEntity, { id: questionId, user: memberId });
  if (deleted === 0) throw new Refusal("question/not-found");
}
