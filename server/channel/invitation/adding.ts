import { type EntityManager, raw } from "@mikro-orm/postgresql";
import { UserEntity } from "../../account/account.entity.ts";
import { notifyAdded } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type MessagingPolicy, messagingDecision, refuseWhileMuted } from "../../safety/safety.ts";
import { refuse, roleIn, withChannelLock } from "../channel-lock.ts";
import { addMembership, refuseWhereFull } from "../channel-membership.ts";
import { refusalFor } from "../channel-policy.ts";
import { accompanyLead, refuseUnsupervised, superviseBeforeAdding, superviseOrRefuse } from "../channel-supervision.ts";
import { type Channels, declinedLately, invite, supersedePending } from "./invitation.ts";
import { selectAnswerable, selectShown } from "./invitation-store.ts";

/** Who adds a member, and to which channel. */
interface Adding extends Channels {
  readonly policy: MessagingPolicy;
}

/** CHANNEL-6, CHANNEL-25: adds the member, or invites them if the two may not message each other alone. */
export async function addMember(em: EntityManager, adding: Adding, memberId: string): Promise<void> {
  const { policy, actorId, channelId } = adding;
  await whileAdding(em, adding, async (tx) => {
    if ((await roleIn(tx, channelId, memberId)) !== null) throw new Refusal("channel/already-member");
    const { decision } = await messagingDecision(tx, policy, actorId, memberId);
    if (decision === "refused") throw new Refusal("channel/member-not-found");
    if (decision === "open") await addNow(tx, adding, memberId);
    else {
      refuseUnsupervised(await accompanyLead(tx, policy, channelId));
      await inviteByName(tx, adding, memberId);
    }
  });
}

/** CHANNEL-7, CHANNEL-26: invites whoever has this address. What anyone can see of it is the same if nobody has it. */
export async function addMemberByEmail(em: EntityManager, adding: Adding, email: string): Promise<void> {
  await whileAdding(em, adding, async (tx) => {
    const shown = await selectShown(tx, adding.channelId);
    if (shown.some((each) => each.email === email)) return;
    // CHANNEL-7: whoever has the address. Without a second adult the invitation of a lead reaches no minor.
    await accompanyLead(tx, adding.policy, adding.channelId);
    await invite(tx, adding, { memberId: await reachedBy(tx, adding, email), email });
  });
}

async function whileAdding(
  em: EntityManager,
  { policy, actorId, channelId }: Adding,
  work: (tx: EntityManager) => Promise<void>,
): Promise<void> {
  await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    refuse(refusalFor(role, "add"));
    await refuseWhileMuted(tx, actorId);
    // CHANNEL-7: problems of the channel itself are reported before any member is looked up.
    await superviseBeforeAdding(tx, policy, channelId);
    await refuseWhereFull(tx, channelId);
    await work(tx);
  });
}

async function addNow(tx: EntityManager, { policy, actorId, channelId }: Adding, memberId: string): Promise<void> {
  await supersedePending(tx, channelId, memberId);
  await addMembership(tx, channelId, memberId);
  await superviseOrRefuse(tx, policy, channelId);
  await notifyAdded(tx, { threadId: channelId, memberId, actorId });
}

async function inviteByName(tx: EntityManager, adding: Adding, memberId: string): Promise<void> {
  if (await declinedLately(tx, adding, memberId)) return;
  const earlier = await invitedByName(tx, adding, memberId);
  // CHANNEL-31: one that a block hides from the member is replaced.
  if (earlier && (await selectAnswerable(tx, earlier.id, memberId))) return;
  await invite(tx, adding, { memberId, email: null });
}

const invitedByName = async (tx: EntityManager, { channelId }: Channels, memberId: string) =>
  (await selectShown(tx, channelId)).find((each) => each.user_id === memberId && each.email === null);

/** The member whom an invitation to this address reaches. Null if there is no such member, or if they get none. */
async function reachedBy(tx: EntityManager, adding: Adding, email: string): Promise<string | null> {
  const { policy, actorId, channelId } = adding;
  const found = await tx.findOne(UserEntity, { [raw("lower(email)")]: email });
  if (!found || (await roleIn(tx, channelId, found.id)) !== null) return null;
  if ((await messagingDecision(tx, policy, actorId, found.id)).decision === "refused") return null;
  if (await declinedLately(tx, adding, found.id)) return null;
  // CHANNEL-26: an invitation by name is never replaced here. That it goes would show whose address this is.
  return (await invitedByName(tx, adding, found.id)) ? null : found.id;
}
