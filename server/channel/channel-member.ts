import { type EntityManager, raw } from "@mikro-orm/postgresql";
import type { ChannelMember } from "../../schema/channel/api.ts";
import { UserEntity } from "../account/account.entity.ts";
import { noteAdded } from "../notification/notification.ts";
import { likePattern } from "../platform/like-pattern.ts";
import type { StatementSource } from "../platform/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import { isBlockBetween, lockPair, type MessagingPolicy, messageableFrom } from "../safety/safety.ts";
import { refuse, roleIn, withChannelLock } from "./channel-lock.ts";
import { addMembership, refuseAsOwner, refuseWhereFull, removeMembership, setRole } from "./channel-membership.ts";
import { objectionTo, objectionToActingOn } from "./channel-policy.ts";
import { selectMembers } from "./channel-store.ts";
import { superviseOrRefuse } from "./channel-supervision.ts";

/** Who adds, where. */
interface Adding {
  readonly policy: MessagingPolicy;
  readonly actorId: string;
  readonly channelId: string;
}

/** CHANNEL-6: adds somebody by their id; answers whom to tell of a notification. */
export async function addMember(em: EntityManager, adding: Adding, memberId: string): Promise<readonly string[]> {
  return await addTo(em, adding, async (tx) => {
    if ((await roleIn(tx, adding.channelId, memberId)) !== null) throw new Refusal("channel/already-member");
    if (!(await mayAdd(tx, adding, memberId))) throw new Refusal("channel/member-not-found");
    return memberId;
  });
}

/** CHANNEL-7: adds whoever has this address, where that is allowed; answers whom to tell of a notification. */
export async function addMemberByEmail(em: EntityManager, adding: Adding, email: string): Promise<readonly string[]> {
  return await addTo(em, adding, async (tx) => {
    const found = await tx.findOne(UserEntity, { [raw("lower(email)")]: email });
    if (!found || (await roleIn(tx, adding.channelId, found.id)) !== null) return null;
    return (await mayAdd(tx, adding, found.id)) ? found.id : null;
  });
}

const mayAdd = async (tx: EntityManager, { policy, actorId }: Adding, memberId: string): Promise<boolean> =>
  (await messageableFrom(tx, policy, actorId, [memberId])).has(memberId);

/** Adds whom `choose` finds, who is notified in the same transaction. */
async function addTo(
  em: EntityManager,
  { policy, actorId, channelId }: Adding,
  choose: (tx: EntityManager) => Promise<string | null>,
): Promise<readonly string[]> {
  return await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    refuse(objectionTo(role, "add"));
    // CHANNEL-7: what the channel itself lacks is told before anybody is looked up.
    await superviseOrRefuse(tx, policy, channelId);
    await refuseWhereFull(tx, channelId);
    const memberId = await choose(tx);
    if (memberId === null) return [];
    await addMembership(tx, channelId, memberId);
    await superviseOrRefuse(tx, policy, channelId);
    return await noteAdded(tx, { threadId: channelId, memberId, actorId });
  });
}

/** Somebody does something to another member. */
interface Action {
  readonly actorId: string;
  readonly channelId: string;
  readonly memberId: string;
}

/** Promotes a member to admin, or demotes an admin. */
export async function changeRole(em: EntityManager, action: Action, role: "admin" | "member"): Promise<void> {
  const { actorId, channelId, memberId } = action;
  await withChannelLock(em, actorId, channelId, async (tx, channel) => {
    const other = await roleIn(tx, channelId, memberId);
    refuse(objectionToActingOn(channel.role, role === "admin" ? "promote" : "demote", other));
    await setRole(tx, channelId, memberId, role);
  });
}

export async function removeMember(em: EntityManager, { actorId, channelId, memberId }: Action): Promise<void> {
  await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    refuse(objectionToActingOn(role, "remove", await roleIn(tx, channelId, memberId)));
    await removeMembership(tx, channelId, memberId);
  });
}

/** CHANNEL-3: the owner becomes an admin in the same moment. */
export async function transferOwnership(em: EntityManager, { actorId, channelId, memberId }: Action): Promise<void> {
  await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    if (role === "owner" && memberId === actorId) return;
    refuse(objectionToActingOn(role, "transferOwnership", await roleIn(tx, channelId, memberId)));
    // Waits for a block that is just being made.
    await lockPair(tx, actorId, memberId);
    if (await isBlockBetween(tx, actorId, memberId)) throw new Refusal("channel/member-not-found");
    await refuseAsOwner(tx, memberId);
    // In this order: an index allows one owner.
    await setRole(tx, channelId, actorId, "admin");
    await setRole(tx, channelId, memberId, "owner");
  });
}

/** The members of a channel that the caller may see: by role, then by name. */
export async function listMembers(
  source: StatementSource,
  channelId: string,
  name: string | undefined,
): Promise<Omit<ChannelMember, "isHere">[]> {
  return await selectMembers(source, [channelId, likePattern(name ?? "")]);
}
