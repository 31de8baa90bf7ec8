import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../account/account.entity.ts";
import { recordActivity } from "../activity/activity.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { ThreadEntity, ThreadMemberEntity } from "../thread/thread.entity.ts";
import { ChannelEntity } from "./channel.entity.ts";
import { addMembership, refuseWhereFull } from "./channel-membership.ts";
import { accompanyLead, superviseOrRefuse } from "./channel-supervision.ts";
import { supersedePending } from "./invitation/invitation.ts";

interface NewChannel {
  /** May own one more channel: see `refuseAsOwner`. */
  readonly ownerId: string;
  readonly name: string;
  readonly description: string;
  readonly isPrivate: boolean;
}

/** CHANNEL-15: stores a channel with its owner and with who supervises it. Returns its id. */
export async function insertChannel(
  tx: EntityManager,
  policy: MessagingPolicy,
  { ownerId, ...channel }: NewChannel,
): Promise<string> {
  const createdBy = tx.getReference(UserEntity, ownerId);
  const thread = tx.create(ThreadEntity, { id: crypto.randomUUID(), kind: "channel" });
  tx.create(ChannelEntity, { ...channel, thread, createdBy });
  // Flush before adding the owner: a trigger counts members as they join an existing channel.
  await tx.flush();
  tx.create(ThreadMemberEntity, { thread, user: createdBy, role: "owner" });
  await tx.flush();
  await superviseOrRefuse(tx, policy, thread.id);
  // CHANNEL-15: a lead is not the only one who supervises their own channel, unless there is nobody else.
  await accompanyLead(tx, policy, thread.id);
  return thread.id;
}

/** Makes someone a member of a locked channel by their own press. */
export async function enter(
  tx: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  channelId: string,
): Promise<void> {
  await refuseWhereFull(tx, channelId);
  await supersedePending(tx, channelId, memberId);
  await addMembership(tx, channelId, memberId);
  await superviseOrRefuse(tx, policy, channelId);
  await recordActivity(tx, memberId, { activityType: "joined_group", activityData: { channel_id: channelId } });
}
