import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChannelMember, ChannelRole } from "../../schema/channel/api.ts";
import { CHANNEL_MEMBERS_LISTED } from "../../schema/limits.ts";
import { noteAdded } from "../notification/notification.ts";
import { likePattern } from "../platform/like-pattern.ts";
import { Refusal } from "../platform/refusal.ts";
import { shownRoles, UNKNOWN_USER } from "../profile/profile.ts";
import { isBlockBetween, lockPair, reachableFrom, type TalkRules } from "../safety/safety.ts";
import { accompanyOrRefuse, refuse } from "./channel.ts";
import { changing, type HeldChannel, refuseAsOwner, refuseWhereFull, roleIn, takeIn } from "./channel-change.ts";
import { objectionTo, objectionToDoing } from "./channel-policy.ts";

/** Who adds, where. */
interface Adding {
  readonly rules: TalkRules;
  readonly actorId: string;
  readonly channelId: string;
}

/** CHANNEL-6: adds somebody by their id; answers whom to tell of a notification. */
export async function addMember(em: EntityManager, adding: Adding, memberId: string): Promise<readonly string[]> {
  return await addingTo(em, adding, async (tx) => {
    if ((await roleIn(tx, adding.channelId, memberId)) !== null) throw new Refusal("channel/already-member");
    const reachable = await reachableFrom(tx, adding.rules, adding.actorId, [memberId]);
    if (!reachable.has(memberId)) throw new Refusal("channel/member-not-found");
    return memberId;
  });
}

/** CHANNEL-7: adds whoever has this address, where that may be. What the channel itself lacks is told before anybody is looked up. */
export async function addMemberByEmail(em: EntityManager, adding: Adding, email: string): Promise<readonly string[]> {
  return await addingTo(em, adding, async (tx) => {
    const [found] = await tx.execute<{ id: string; is_in: boolean }[]>(
      `select u.id, exists (select from thread_readers m where m.thread_id = ? and m.user_id = u.id) as is_in
       from users u where lower(u.email) = ?`,
      [adding.channelId, email],
    );
    if (!found || found.is_in) return null;
    return (await reachableFrom(tx, adding.rules, adding.actorId, [found.id])).has(found.id) ? found.id : null;
  });
}

/** Adds whom `choose` finds, who is notified in the same transaction. */
async function addingTo(
  em: EntityManager,
  { rules, actorId, channelId }: Adding,
  choose: (tx: EntityManager) => Promise<string | null>,
): Promise<readonly string[]> {
  return await changing(em, actorId, channelId, async (tx, channel) => {
    refuse(objectionTo(channel.role, "add"));
    await accompanyOrRefuse(tx, rules, channel, actorId);
    await refuseWhereFull(tx, channelId);
    const memberId = await choose(tx);
    if (memberId === null) return [];
    await takeIn(tx, channelId, memberId);
    return await noteAdded(tx, { threadId: channelId, memberId, actorId });
  });
}

/** Somebody does something to somebody. */
interface Doing {
  readonly actorId: string;
  readonly channelId: string;
  readonly memberId: string;
}

export async function changeRole(em: EntityManager, doing: Doing, role: "admin" | "member"): Promise<void> {
  await changing(em, doing.actorId, doing.channelId, async (tx, channel) => {
    const other = await roleIn(tx, doing.channelId, doing.memberId);
    refuse(objectionToDoing(channel.role, role === "admin" ? "raise" : "lower", other));
    await setRole(tx, channel, doing.memberId, role);
  });
}

export async function removeMember(em: EntityManager, { actorId, channelId, memberId }: Doing): Promise<void> {
  await changing(em, actorId, channelId, async (tx, { role }) => {
    refuse(objectionToDoing(role, "remove", await roleIn(tx, channelId, memberId)));
    await tx.execute("delete from thread_members where thread_id = ? and user_id = ?", [channelId, memberId]);
  });
}

/** CHANNEL-3: who owned it becomes an admin in the same moment. */
export async function handOver(em: EntityManager, { actorId, channelId, memberId }: Doing): Promise<void> {
  await changing(em, actorId, channelId, async (tx, channel) => {
    if (channel.role === "owner" && memberId === actorId) return;
    refuse(objectionToDoing(channel.role, "handOver", await roleIn(tx, channelId, memberId)));
    // A block that is just being made is waited for.
    await lockPair(tx, actorId, memberId);
    if (await isBlockBetween(tx, actorId, memberId)) throw new Refusal("channel/member-not-found");
    await refuseAsOwner(tx, memberId);
    // In this order: the index allows one owner.
    await setRole(tx, channel, actorId, "admin");
    await setRole(tx, channel, memberId, "owner");
  });
}

async function setRole(tx: EntityManager, { channelId }: HeldChannel, memberId: string, role: ChannelRole) {
  await tx.execute("update thread_members set role = ? where thread_id = ? and user_id = ?", [
    role,
    channelId,
    memberId,
  ]);
}

/** The members of a channel that the caller may see: by role, then by name. Who reads along comes before the many. */
export async function listMembers(
  em: EntityManager,
  channelId: string,
  name: string | undefined,
): Promise<Omit<ChannelMember, "isHere">[]> {
  return await em.execute<Omit<ChannelMember, "isHere">[]>(
    `select reader.user_id as "memberId", coalesce(profile.full_name, '${UNKNOWN_USER}') as "displayName", reader.role,
       ${shownRoles("reader.user_id")} as roles
     from thread_readers reader left join profiles profile on profile.user_id = reader.user_id
     where reader.thread_id = ? and coalesce(profile.plain_name, lower('${UNKNOWN_USER}')) like plain_letters(?)
     order by array_position(array['owner', 'admin', 'safeguarding_lead', 'member'], reader.role), 2, 1
     limit ?`,
    [channelId, likePattern(name ?? ""), CHANNEL_MEMBERS_LISTED],
  );
}
