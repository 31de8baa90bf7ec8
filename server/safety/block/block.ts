import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../../account/account.entity.ts";
import { ConversationEntity } from "../../chat/conversation.entity.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { peopleOf } from "../../profile/profile.ts";
import { ThreadEntity, ThreadMemberEntity } from "../../thread/thread.entity.ts";
import { lockPair } from "../safety.ts";
import { BlockEntity } from "./block.entity.ts";

export async function listBlocked(em: EntityManager, member: Member) {
  const blocks = await em.find(BlockEntity, { blocker: member.memberId }, { orderBy: { createdAt: "desc" } });
  const ids = blocks.map(({ blocked }) => blocked.id);
  const personOf = await peopleOf(em, ids);
  return ids.map(personOf);
}

/**
 * Blocks a member. Blocking again changes nothing. It does not reveal whether the member exists. A message that the
 * other member is sending is stored before the block or refused after it.
 */
export async function block(em: EntityManager, { memberId: blockerId }: Member, memberId: string): Promise<void> {
  if (memberId === blockerId) throw new Refusal("safety/not-found");
  await em.transactional(async (tx) => {
    await lockPair(tx, blockerId, memberId);
    const threadId = await conversationBetween(tx, blockerId, memberId);
    if (threadId) await tx.findOne(ThreadEntity, threadId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!(await tx.findOne(UserEntity, memberId))) return;
    await tx.upsert(BlockEntity, { blocker: blockerId, blocked: memberId }, { onConflictAction: "ignore" });
  });
}

/** Removes a block. False if there was none. */
export async function unblock(em: EntityManager, member: Member, memberId: string): Promise<boolean> {
  return (await em.nativeDelete(BlockEntity, { blocker: member.memberId, blocked: memberId })) > 0;
}

/** The conversation of these two. Null if they have none. */
export async function conversationBetween(em: EntityManager, one: string, other: string): Promise<string | null> {
  const [participant1 = "", participant2 = ""] = [one, other].toSorted();
  return (await em.findOne(ConversationEntity, { participant1, participant2 }))?.thread.id ?? null;
}

/** The channels that both of these are in, where a block hides their messages from each other. */
export async function channelsShared(em: EntityManager, one: string, other: string): Promise<string[]> {
  const isShared = raw(
    (table) => `exists (select from thread_members own where own.thread_id = ${table}.thread_id and own.user_id = ?)`,
    [one],
  );
  const shared = await em.find(ThreadMemberEntity, { user: other, thread: { kind: "channel" }, [isShared]: [] });
  return shared.map(({ thread }) => thread.id);
}
