import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChannelRole } from "../../schema/channel/api.ts";
import { CHANNEL_MEMBERS_MAX, CHANNELS_OWNED_MAX } from "../../schema/limits.ts";
import { Refusal } from "../platform/refusal.ts";

/** A channel that nobody else changes, and where nothing is being written, until the transaction ends. */
export interface HeldChannel {
  readonly channelId: string;
  readonly isPrivate: boolean;
  /** What the caller is there. */
  readonly role: ChannelRole | null;
}

/** Does the work while it holds the channel: changes of one channel have an order, among them and with its messages. */
export async function changing<T>(
  em: EntityManager,
  memberId: string,
  channelId: string,
  work: (tx: EntityManager, channel: HeldChannel) => Promise<T>,
): Promise<T> {
  return await em.transactional(async (tx) => {
    // CHANNEL-12: whoever writes in a thread, reacts or edits holds its row too.
    await tx.execute("select id from threads where id = ? for update", [channelId]);
    // Looked up once it is held: what somebody else has just changed counts.
    const [channel] = await tx.execute<{ is_private: boolean }[]>(
      "select is_private from community_channels where thread_id = ? and closed_at is null",
      [channelId],
    );
    if (!channel) throw new Refusal("channel/not-found");
    const role = await roleIn(tx, channelId, memberId);
    return await work(tx, { channelId, isPrivate: channel.is_private, role });
  });
}

/** What this member is in the channel now; null where they are not in it. */
export async function roleIn(em: EntityManager, channelId: string, memberId: string): Promise<ChannelRole | null> {
  const [row] = await em.execute<{ role: ChannelRole }[]>(
    "select role from thread_readers where thread_id = ? and user_id = ?",
    [channelId, memberId],
  );
  return row?.role ?? null;
}

/** CHANNEL-10. */
export async function refuseWhereFull(tx: EntityManager, channelId: string): Promise<void> {
  const [row] = await tx.execute<{ member_count: number }[]>(
    "select member_count from community_channels where thread_id = ?",
    [channelId],
  );
  if (row && row.member_count >= CHANNEL_MEMBERS_MAX) throw new Refusal("channel/full");
}

/** Makes somebody a member of a held channel; who once read along becomes one like the others, and reads everything. */
export async function takeIn(tx: EntityManager, channelId: string, memberId: string): Promise<void> {
  await tx.execute(
    `insert into thread_members (thread_id, user_id, role, read_seq)
     select id, ?::uuid, 'member', last_seq from threads where id = ?
     on conflict (thread_id, user_id) do update
       set role = excluded.role, read_seq = excluded.read_seq, from_seq = 0, joined_at = now()`,
    [memberId, channelId],
  );
}

/**
 * CHANNEL-3, CHANNEL-10: whoever is suspended owns nothing more, nor who owns enough; nobody makes them own more, or
 * suspends them, until the transaction ends.
 */
export async function refuseAsOwner(tx: EntityManager, memberId: string): Promise<void> {
  const [owner] = await tx.execute<{ is_suspended: boolean }[]>(
    "select suspended_at is not null as is_suspended from users where id = ? for no key update",
    [memberId],
  );
  if (!owner || owner.is_suspended) throw new Refusal("channel/member-not-found");
  const [row] = await tx.execute<{ owned: number }[]>(
    "select count(*)::int as owned from thread_members where user_id = ? and role = 'owner'",
    [memberId],
  );
  if (row && row.owned >= CHANNELS_OWNED_MAX) throw new Refusal("channel/too-many-owned");
}
