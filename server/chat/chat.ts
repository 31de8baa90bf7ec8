import type { EntityManager } from "@mikro-orm/postgresql";
import type { Person } from "../../schema/chat/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { UserEntity } from "../account/account.entity.ts";
import { likePattern } from "../platform/database/like-pattern.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import {
  findSupervisor,
  lockPair,
  type MessagingPolicy,
  messageableFilter,
  messagingDecision,
} from "../safety/safety.ts";
import { ThreadEntity, ThreadMemberEntity } from "../thread/thread.entity.ts";
import { addLead } from "../thread/thread.ts";
import { ConversationEntity } from "./conversation.entity.ts";
import { selectPeople, selectSupervised } from "./conversation-store.ts";

export { listConversations } from "./conversation-view.ts";

/** Opens the conversation of the two, once, with a safeguarding lead if the rules require one (SAFE-8). */
export async function openConversation(
  em: EntityManager,
  policy: MessagingPolicy,
  member: Pick<Member, "memberId">,
  otherId: string,
): Promise<string> {
  if (otherId === member.memberId) throw new Refusal("chat/not-allowed");
  return await em.transactional(async (tx) => {
    // Concurrent calls, and a block between the two, wait for this lock.
    await lockPair(tx, member.memberId, otherId);
    const { decision, needsBirthDate } = await messagingDecision(tx, policy, member.memberId, otherId);
    if (needsBirthDate) throw new Refusal("chat/birth-date-needed");
    if (decision === "refused") throw new Refusal("chat/not-allowed");
    const threadId = await findOrCreate(tx, member.memberId, otherId);
    const code = decision === "supervised" ? await supervise(tx, threadId, [member.memberId, otherId]) : undefined;
    if (code === "chat/not-allowed") throw new Refusal(code);
    return threadId;
  });
}

/** The first call creates the conversation, later ones find it. The caller holds the pair's lock. */
async function findOrCreate(tx: EntityManager, one: string, other: string): Promise<string> {
  const pair = [one, other].sort() as [string, string];
  const [participant1, participant2] = pair;
  const found = await tx.findOne(ConversationEntity, { participant1, participant2 });
  if (found) return found.thread.id;
  const thread = tx.create(ThreadEntity, { id: crypto.randomUUID(), kind: "conversation" });
  tx.create(ConversationEntity, { thread, participant1, participant2 });
  for (const id of pair) {
    tx.create(ThreadMemberEntity, { thread, user: tx.getReference(UserEntity, id), role: "participant" });
  }
  await tx.flush();
  return thread.id;
}

/**
 * Adds a safeguarding lead to the conversation of these two if it has none. Returns `chat/now-supervised` if it added
 * one, and `chat/not-allowed` if no one holds the role.
 */
export async function supervise(
  tx: StatementSource,
  threadId: string,
  pair: readonly string[],
): Promise<ErrorCode | undefined> {
  const [found] = await selectSupervised(tx, [threadId]);
  if (found?.is_supervised) return undefined;
  const leadId = await findSupervisor(tx, pair);
  if (leadId === null) return "chat/not-allowed";
  await addLead(tx, threadId, leadId);
  return "chat/now-supervised";
}

/** Finds at most ten members by name whom the member may message. Refused until SAFE-7 is met. */
export async function findPeople(
  source: StatementSource,
  policy: MessagingPolicy,
  { memberId }: Pick<Member, "memberId">,
  name: string,
): Promise<{ people: Person[]; isAgeConfirmed: boolean }> {
  const { needsBirthDate, isAgeConfirmed, values } = await messageableFilter(source, policy, memberId);
  if (needsBirthDate) throw new Refusal("chat/birth-date-needed");
  return { people: await selectPeople(source, [memberId, likePattern(name), ...values]), isAgeConfirmed };
}
