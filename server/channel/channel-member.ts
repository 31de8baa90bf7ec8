import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChannelMember } from "../../schema/channel/api.ts";
import { likePattern } from "../platform/database/like-pattern.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import { isBlockBetween, lockPair } from "../safety/safety.ts";
import { refuse, roleIn, withChannelLock } from "./channel-lock.ts";
import { refuseAsOwner, removeMembership, setRole } from "./channel-membership.ts";
import { refusalForActingOn } from "./channel-policy.ts";
import { selectMembers } from "./channel-store.ts";
import { storeRemoval } from "./occasion/occasion.ts";

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
    await storeRemoval(tx, channelId, memberId);
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
