import type { EntityManager } from "@mikro-orm/postgresql";
import {
  CHANNEL_INVITATION_DAYS,
  CHANNEL_INVITATION_PAUSE_DAYS,
  CHANNEL_INVITATIONS_MAX,
} from "../../../schema/limits.ts";
import { retention } from "../../../schema/retention.ts";
import { notifyInvited } from "../../notification/notification.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { daysAgo } from "../../platform/date.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refuse, withChannelLock } from "../channel-lock.ts";
import { refusalFor } from "../channel-policy.ts";
import { ChannelInvitationEntity } from "./invitation.entity.ts";
import { selectShown } from "./invitation-store.ts";

/** A member who acts in a channel. */
export interface Channels {
  readonly actorId: string;
  readonly channelId: string;
}

/** An invitation without an answer. The unique index `channel_invitations_pending` has the same condition. */
const pending = { answer: null, withdrawnAt: null } as const;

/**
 * CHANNEL-25, CHANNEL-27: stores an invitation in a locked channel. One that was sent to this member by email, or that
 * they cannot answer any more, is replaced.
 */
export async function invite(
  tx: EntityManager,
  { actorId, channelId }: Channels,
  { memberId, email }: { memberId: string | null; email: string | null },
): Promise<void> {
  if ((await selectShown(tx, channelId)).length >= CHANNEL_INVITATIONS_MAX) {
    throw new Refusal("channel/full");
  }
  if (memberId !== null) await supersedePending(tx, channelId, memberId);
  await tx.insert(ChannelInvitationEntity, {
    thread: channelId,
    user: memberId,
    email,
    invitedBy: actorId,
    expiresAt: daysAgo(-CHANNEL_INVITATION_DAYS),
  });
  if (memberId !== null) await notifyInvited(tx, { threadId: channelId, memberId, actorId });
}

/** Ends the invitations of a member who comes into the channel in another way. */
export async function supersedePending(tx: EntityManager, channelId: string, memberId: string): Promise<void> {
  await tx.nativeUpdate(
    ChannelInvitationEntity,
    { thread: channelId, user: memberId, ...pending },
    { answer: "superseded", answeredAt: new Date() },
  );
}

/** CHANNEL-30: whether the member declined an invitation of this person to this channel a short time ago. */
export async function declinedLately(
  tx: EntityManager,
  { actorId, channelId }: Channels,
  memberId: string,
): Promise<boolean> {
  const found = await tx.count(ChannelInvitationEntity, {
    thread: channelId,
    user: memberId,
    invitedBy: actorId,
    answer: "declined",
    answeredAt: { $gt: daysAgo(CHANNEL_INVITATION_PAUSE_DAYS) },
  });
  return found > 0;
}

/** CHANNEL-31: withdraws an invitation. */
export async function withdrawInvitation(
  em: EntityManager,
  { actorId, channelId }: Channels,
  invitationId: string,
): Promise<void> {
  await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    refuse(refusalFor(role, "add"));
    const shown = (await selectShown(tx, channelId)).find(({ id }) => id === invitationId);
    if (!shown) throw new Refusal("channel/invitation-not-found");
    await tx.nativeUpdate(ChannelInvitationEntity, invitationId, { withdrawnAt: new Date() });
  });
}

/** Deletes invitations that are too old to matter: expired, and no longer needed for CHANNEL-30. */
export async function clearOldInvitations(em: EntityManager): Promise<void> {
  const expiresAt = { $lt: daysAgo(retention.channelInvitations.days) };
  await deleteInBatches(em, ChannelInvitationEntity, { expiresAt });
}
