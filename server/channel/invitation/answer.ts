import type { EntityManager } from "@mikro-orm/postgresql";
import { recordActivity } from "../../activity/activity.ts";
import { Refusal } from "../../platform/refusal.ts";
import { lockPair, type MessagingPolicy } from "../../safety/safety.ts";
import { withChannelLock } from "../channel-lock.ts";
import { addMembership, refuseWhereFull } from "../channel-membership.ts";
import { superviseOrRefuse } from "../channel-supervision.ts";
import { ChannelInvitationEntity } from "./invitation.entity.ts";
import { selectAnswerable } from "./invitation-store.ts";

/** An invitation of the member, and the channel to which it invites. */
interface Answered {
  readonly memberId: string;
  readonly invitationId: string;
}

/** CHANNEL-28, CHANNEL-29: joins the channel, by the rules of this moment. Returns its id. */
export async function acceptInvitation(
  em: EntityManager,
  policy: MessagingPolicy,
  answered: Answered,
): Promise<string> {
  const { memberId, invitationId } = answered;
  const { thread, invitedBy } = await ownInvitation(em, answered);
  const channelId = thread.thread.id;
  const work = async (tx: EntityManager, isMember: boolean): Promise<void> => {
    if (isMember) return;
    // Waits for a block that is being saved.
    await lockPair(tx, invitedBy.id, memberId);
    const answerable = await selectAnswerable(tx, invitationId, memberId);
    if (!answerable || !(await store(tx, answered, "accepted"))) throw new Refusal("channel/invitation-not-found");
    await refuseWhereFull(tx, channelId);
    await addMembership(tx, channelId, memberId);
    await superviseOrRefuse(tx, policy, channelId);
    await recordActivity(tx, memberId, { activityType: "joined_group", activityData: { channel_id: channelId } });
  };
  const options = { ifClosed: "channel/closed" } as const;
  await withChannelLock(em, memberId, channelId, (tx, { role }) => work(tx, role !== null), options);
  return channelId;
}

/** CHANNEL-30: declining an invitation that is gone already changes nothing. */
export async function declineInvitation(em: EntityManager, answered: Answered): Promise<void> {
  await ownInvitation(em, answered);
  if (await store(em, answered, "declined")) return;
  const { answer } = await ownInvitation(em.fork(), answered);
  if (answer === "accepted") throw new Refusal("channel/invitation-not-found");
}

/** Stores an answer unless there is one. Of two simultaneous answers, one is stored. */
async function store(
  em: EntityManager,
  { memberId, invitationId }: Answered,
  answer: "accepted" | "declined",
): Promise<boolean> {
  const open = { id: invitationId, user: memberId, answer: null, withdrawnAt: null };
  return (await em.nativeUpdate(ChannelInvitationEntity, open, { answer, answeredAt: new Date() })) > 0;
}

/** The member's own invitation, answered or not. */
async function ownInvitation(em: EntityManager, { memberId, invitationId }: Answered) {
  const found = await em.findOne(ChannelInvitationEntity, { id: invitationId, user: memberId, withdrawnAt: null });
  if (!found) throw new Refusal("channel/invitation-not-found");
  return found;
}
