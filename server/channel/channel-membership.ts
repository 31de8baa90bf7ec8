import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChannelRole } from "../../schema/channel/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { CHANNEL_MEMBERS_MAX, CHANNELS_OWNED_MAX } from "../../schema/limits.ts";
import { UserEntity } from "../account/account.entity.ts";
import { lockMember } from "../account/account.ts";
import { Refusal } from "../platform/refusal.ts";
import { ThreadEntity, ThreadMemberEntity } from "../thread/thread.entity.ts";
import { ChannelEntity } from "./channel.entity.ts";
import { ChannelRemovalEntity } from "./occasion/channel-removal.entity.ts";

/** CHANNEL-10: refuses if the channel has no room for one more member. */
export async function refuseWhereFull(tx: EntityManager, channelId: string): Promise<void> {
  const full = { thread: channelId, memberCount: { $gte: CHANNEL_MEMBERS_MAX } };
  if ((await tx.count(ChannelEntity, full)) > 0) throw new Refusal("channel/full");
}

/** CHANNEL-11: makes someone a member of a locked channel. A lead who supervised the channel becomes an ordinary member. */
export async function addMembership(tx: EntityManager, channelId: string, memberId: string): Promise<void> {
  const { lastSeq } = await tx.findOneOrFail(ThreadEntity, channelId);
  const membership = { thread: channelId, user: memberId, role: "member", readSeq: lastSeq, fromSeq: 0 } as const;
  // CHANNEL-75: who is added again, or accepts an invitation, may also enter again.
  await tx.nativeDelete(ChannelRemovalEntity, { thread: channelId, user: memberId });
  await tx.upsert(ThreadMemberEntity, { ...membership, joinedAt: new Date() });
}

export async function removeMembership(tx: EntityManager, channelId: string, memberId: string): Promise<void> {
  await tx.nativeDelete(ThreadMemberEntity, { thread: channelId, user: memberId });
}

export async function setRole(tx: EntityManager, channelId: string, memberId: string, role: ChannelRole) {
  await tx.nativeUpdate(ThreadMemberEntity, { thread: channelId, user: memberId }, { role });
}

/**
 * CHANNEL-3, CHANNEL-10: refuses a suspended owner, and one who owns as many channels as a member may. Locks their row,
 * so that they cannot get another channel or be suspended until the transaction ends.
 */
export async function refuseAsOwner(tx: EntityManager, memberId: string): Promise<void> {
  const code = await refusalAsOwner(tx, memberId);
  if (code) throw new Refusal(code);
}

/** The same as the code of the refusal, undefined if there is none. */
export async function refusalAsOwner(tx: EntityManager, memberId: string): Promise<ErrorCode | undefined> {
  await lockMember(tx, [memberId]);
  const owner = await tx.findOne(UserEntity, { id: memberId }, { refresh: true });
  if (!owner || owner.suspendedAt) return "channel/member-not-found";
  const owned = await tx.count(ThreadMemberEntity, { user: memberId, role: "owner" });
  return owned >= CHANNELS_OWNED_MAX ? "channel/too-many-owned" : undefined;
}
