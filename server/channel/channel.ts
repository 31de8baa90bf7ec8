import type { EntityManager } from "@mikro-orm/postgresql";
import type { createChannel as createEndpoint, editChannel as editEndpoint } from "../../schema/channel/api.ts";
import type { BodyOf } from "../../schema/endpoint.ts";
import { retention } from "../../schema/retention.ts";
import { UserEntity } from "../account/account.entity.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { Refusal } from "../platform/refusal.ts";
import { type NameGiver, refuseReservedTitle } from "../profile/profile.ts";
import {
  type MessagingPolicy,
  refuseContactInDescription,
  refuseContactInName,
  refuseWhileMuted,
} from "../safety/safety.ts";
import { ThreadMemberEntity } from "../thread/thread.entity.ts";
import { ChannelEntity, ChannelVersionEntity } from "./channel.entity.ts";
import { refuse, withChannelLock } from "./channel-lock.ts";
import { refuseAsOwner, removeMembership } from "./channel-membership.ts";
import { refusalFor } from "./channel-policy.ts";
import { superviseOrRefuse } from "./channel-supervision.ts";
import { enter, insertChannel } from "./new-member.ts";

export { quietChannels } from "./channel-pace.ts";
export { addMember } from "./invitation/adding.ts";
export { createForOccasion, enterOccasion } from "./occasion/occasion.ts";

/** CHANNEL-15: creates a channel owned by the member, with who supervises it. Returns its id. */
export async function createChannel(
  em: EntityManager,
  policy: MessagingPolicy,
  creator: NameGiver,
  { name, description, is_private: isPrivate }: BodyOf<typeof createEndpoint>,
): Promise<string> {
  const { memberId } = creator;
  await refuseChannelName(em, creator, name);
  if (!policy.isOpenToAll) refuseContactInDescription(description, name);
  return await em.transactional(async (tx) => {
    await refuseAsOwner(tx, memberId);
    // Muting locks the member's row too: a channel is created before the mute or refused.
    await refuseWhileMuted(tx, memberId);
    return await insertChannel(tx, policy, { ownerId: memberId, name, description, isPrivate });
  });
}

/** CHANNEL-17, CHANNEL-35: members read a channel's name and description, so the rules for writing apply to them. */
export async function editChannel(
  em: EntityManager,
  policy: MessagingPolicy,
  { actor, channelId }: { actor: NameGiver; channelId: string },
  { name, description }: BodyOf<typeof editEndpoint>,
): Promise<void> {
  const actorId = actor.memberId;
  await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    refuse(refusalFor(role, "edit"));
    await refuseWhileMuted(tx, actorId);
    await superviseOrRefuse(tx, policy, channelId);
    const channel = await tx.findOneOrFail(ChannelEntity, { thread: channelId });
    if (channel.name === name && channel.description === description) return;
    // A text from before this rule may stay while only the other one changes.
    if (channel.name !== name) await refuseChannelName(tx, actor, name, policy.isOpenToAll ? "" : description);
    if (channel.description !== description && !policy.isOpenToAll) refuseContactInDescription(description, name);
    tx.create(ChannelVersionEntity, {
      thread: channel,
      name: channel.name,
      description: channel.description,
      replacedBy: tx.getReference(UserEntity, actorId),
    });
    tx.assign(channel, { name, description });
  });
}

/** SAFE-32, PROFILE-8. */
async function refuseChannelName(em: EntityManager, giver: NameGiver, name: string, description = ""): Promise<void> {
  await refuseReservedTitle(em, giver, name);
  refuseContactInName(name, description);
}

/** Deletes earlier names and descriptions once they are too old for reports. */
export async function clearChannelVersions(em: EntityManager): Promise<void> {
  await deleteInBatches(em, ChannelVersionEntity, { replacedAt: { $lt: daysAgo(retention.channelVersions.days) } });
}

/** CHANNEL-9: closes a channel. Returns who was in it. */
export async function closeChannel(em: EntityManager, memberId: string, channelId: string): Promise<string[]> {
  return await withChannelLock(em, memberId, channelId, async (tx, { role }) => {
    refuse(refusalFor(role, "close"));
    await tx.nativeUpdate(ChannelEntity, { thread: channelId }, { closedAt: new Date() });
    const members = await tx.find(ThreadMemberEntity, { thread: channelId }, { disableIdentityMap: true });
    await tx.nativeDelete(ThreadMemberEntity, { thread: channelId });
    return members.map(({ user }) => user.id);
  });
}

/** CHANNEL-16: joins an open channel. A member who is already in it keeps their role. */
export async function joinChannel(
  em: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  channelId: string,
): Promise<void> {
  await withChannelLock(em, memberId, channelId, async (tx, { isPrivate, role }) => {
    if (role !== null) return;
    if (isPrivate) throw new Refusal("channel/not-found");
    await enter(tx, policy, memberId, channelId);
  });
}

export async function leaveChannel(em: EntityManager, memberId: string, channelId: string): Promise<void> {
  await withChannelLock(em, memberId, channelId, async (tx, { role }) => {
    refuse(refusalFor(role, "leave"));
    await removeMembership(tx, channelId, memberId);
  });
}
