import { type EntityManager, raw } from "@mikro-orm/postgresql";
import type { ChannelMember } from "../../schema/channel/api.ts";
import { UserEntity } from "../account/account.entity.ts";
import { notifyAdded } from "../notification/notification.ts";
import { likePattern } from "../platform/database/like-pattern.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import { isBlockBetween, lockPair, type MessagingPolicy, messageableFrom } from "../safety/safety.ts";
import { refuse, roleIn, withChannelLock } from "./channel-lock.ts";
import { addMembership, refuseAsOwner, refuseWhereFull, removeMembership, setRole } from "./channel-membership.ts";
import { refusalFor, refusalForActingOn } from "./channel-policy.ts";
import { selectMembers } from "./channel-store.ts";
import { superviseOrRefuse } from "./channel-supervision.ts";

/** Who adds a member, and to which channel. */
interface Adding {
  readonly policy: MessagingPolicy;
  readonly actorId: string;
  readonly channelId: string;
}

/** CHANNEL-6: adds a member by id. Returns the members to notify. */
export async function addMember(em: EntityManager, adding: Adding, memberId: string): Promise<readonly string[]> {
  return await addTo(em, adding, async (tx) => {
    if ((await roleIn(tx, adding.channelId, memberId)) !== null) throw new Refusal("channel/already-member");
    if (!(await mayAdd(tx, adding, memberId))) throw new Refusal("channel/member-not-found");
    return memberId;
  });
}

/** CHANNEL-7: adds the member with this address, if that is allowed. Returns the members to notify. */
export async function addMemberByEmail(em: EntityManager, adding: Adding, email: string): Promise<readonly string[]> {
  return await addTo(em, adding, async (tx) => {
    const found = await tx.findOne(UserEntity, { [raw("lower(email)")]: email });
    if (!found || (await roleIn(tx, adding.channelId, found.id)) !== null) return null;
    return (await mayAdd(tx, adding, found.id)) ? found.id : null;
  });
}

const mayAdd = async (tx: EntityManager, { policy, actorId }: Adding, memberId: string): Promise<boolean> =>
  (await messageableFrom(tx, policy, actorId, [memberId])).has(memberId);

/** Adds the member that `choose` finds, and stores their notification in the same transaction. */
async function addTo(
  em: EntityManager,
  { policy, actorId, channelId }: Adding,
  choose: (tx: EntityManager) => Promise<string | null>,
): Promise<readonly string[]> {
  return await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    refuse(refusalFor(role, "add"));
    // CHANNEL-7: problems of the channel itself are reported before any member is looked up.
    await superviseOrRefuse(tx, policy, channelId);
    await refuseWhereFull(tx, channelId);
    const memberId = await choose(tx);
    if (memberId === null) return [];
    await addMembership(tx, channelId, memberId);
    await superviseOrRefuse(tx, policy, channelId);
    return await notifyAdded(tx, { threadId: channelId, memberId, actorId });
  });
}

/** An action of one member on another. */
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
    refuse(refusalForActingOn(channel.role, role === "admin" ? "promote" : "demote", other));
    await setRole(tx, channelId, memberId, role);
  });
}

export async function removeMember(em: EntityManager, { actorId, channelId, memberId }: Action): Promise<void> {
  await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    refuse(refusalForActingOn(role, "remove", await roleIn(tx, channelId, memberId)));
    await removeMembership(tx, channelId, memberId);
  });
}

/** CHANNEL-3: the owner becomes an admin in the same moment. */
export async function transferOwnership(em: EntityManager, { actorId, channelId, memberId }: Action): Promise<void> {
  await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    if (role === "owner" && memberId === actorId) return;
    refuse(refusalForActingOn(role, "transferOwnership", await roleIn(tx, channelId, memberId)));
    // Waits for a block that is being saved.
    await lockPair(tx, actorId, memberId);
    if (await isBlockBetween(tx, actorId, memberId)) throw new Refusal("channel/member-not-found");
    await refuseAsOwner(tx, memberId);
    // Demote first: an index allows only one owner.
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
