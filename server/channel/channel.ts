import type { EntityManager } from "@mikro-orm/postgresql";
import type { createChannel as createEndpoint, editChannel as editEndpoint } from "../../schema/channel/api.ts";
import type { BodyOf } from "../../schema/endpoint.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { MESSAGE_VERSIONS_DAYS } from "../../schema/limits.ts";
import { Refusal } from "../platform/refusal.ts";
import type { TalkRules } from "../safety/safety.ts";
import { changing, refuseAsOwner, refuseWhereFull, takeIn } from "./channel-change.ts";
import { objectionTo } from "./channel-policy.ts";
import { accompany } from "./companion.ts";

/** Makes a channel which the member owns; answers its id. */
export async function createChannel(
  em: EntityManager,
  rules: Pick<TalkRules, "isOpenToAll">,
  memberId: string,
  { name, description, is_private: isPrivate }: BodyOf<typeof createEndpoint>,
): Promise<string> {
  return await em.transactional(async (tx) => {
    await refuseAsOwner(tx, memberId);
    const [made] = await tx.execute<{ id: string }[]>(
      `with thread as (insert into threads (kind) values ('channel') returning id),
       channel as (
         insert into community_channels (thread_id, name, description, is_private, created_by)
         select id, ?, ?, ?, ?::uuid from thread
       ), seat as (
         insert into thread_members (thread_id, user_id, role) select id, ?::uuid, 'owner' from thread
       )
       select id from thread`,
      [name, description, isPrivate, memberId, memberId],
    );
    const channelId = (made as { id: string }).id;
    await accompanyOrRefuse(tx, rules, { channelId, isPrivate }, memberId);
    return channelId;
  });
}

/** What a channel is called and says of itself are words that its members read: the rules of writing hold for them. */
export async function editChannel(
  em: EntityManager,
  rules: Pick<TalkRules, "isOpenToAll">,
  { actorId, channelId }: { actorId: string; channelId: string },
  { name, description }: BodyOf<typeof editEndpoint>,
): Promise<void> {
  await changing(em, actorId, channelId, async (tx, channel) => {
    refuse(objectionTo(channel.role, "edit"));
    await accompanyOrRefuse(tx, rules, channel, actorId);
    await tx.execute(
      `with before as (
         select thread_id, name, description from community_channels
         where thread_id = ? and (name, description) is distinct from (?, ?)
       ), version as (
         insert into channel_versions (thread_id, name, description, replaced_by) select before.*, ?::uuid from before
       )
       update community_channels channel set name = ?, description = ? from before where channel.thread_id = before.thread_id`,
      [channelId, name, description, actorId, name, description],
    );
  });
}

/** Forgets what channels were called and said of themselves before, once it is too old for reports. */
export async function clearChannelVersions(em: EntityManager): Promise<void> {
  await em.execute(`delete from channel_versions where replaced_at < now() - interval '${MESSAGE_VERSIONS_DAYS} days'`);
}

/** CHANNEL-9: answers who was in it. */
export async function closeChannel(em: EntityManager, memberId: string, channelId: string): Promise<string[]> {
  return await changing(em, memberId, channelId, async (tx, { role }) => {
    refuse(objectionTo(role, "close"));
    await tx.execute("update community_channels set closed_at = now() where thread_id = ?", [channelId]);
    const gone = await tx.execute<{ user_id: string }[]>(
      "delete from thread_members where thread_id = ? returning user_id",
      [channelId],
    );
    return gone.map((each) => each.user_id);
  });
}

/** Joins an open channel; who is in it stays what they are. */
export async function joinChannel(em: EntityManager, memberId: string, channelId: string): Promise<void> {
  await changing(em, memberId, channelId, async (tx, { isPrivate, role }) => {
    if (role !== null) return;
    if (isPrivate) throw new Refusal("channel/not-found");
    await refuseWhereFull(tx, channelId);
    await takeIn(tx, channelId, memberId);
  });
}

export async function leaveChannel(em: EntityManager, memberId: string, channelId: string): Promise<void> {
  await changing(em, memberId, channelId, async (tx, { role }) => {
    refuse(objectionTo(role, "leave"));
    await tx.execute("delete from thread_members where thread_id = ? and user_id = ?", [channelId, memberId]);
  });
}

/** Throws what stands against something, if anything does. */
export function refuse(code: ErrorCode | undefined): void {
  if (code) throw new Refusal(code);
}

/** For what may go on beside a safeguarding lead who has come in just now. */
export async function accompanyOrRefuse(...asked: Parameters<typeof accompany>): Promise<void> {
  const code = await accompany(...asked);
  if (code !== "channel/now-accompanied") refuse(code);
}
