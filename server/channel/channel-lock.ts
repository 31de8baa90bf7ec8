import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import type { ChannelRole } from "../../schema/channel/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { Refusal } from "../platform/refusal.ts";
import { ThreadEntity } from "../thread/thread.entity.ts";
import { ChannelEntity } from "./channel.entity.ts";
import { selectRole } from "./channel-store.ts";

/** A channel that nobody else changes, and where nothing is being written, until the transaction ends. */
export interface LockedChannel {
  readonly channelId: string;
  readonly isPrivate: boolean;
  /** The caller's own; null where they are not in it. */
  readonly role: ChannelRole | null;
}

/** Does the work while it holds the channel's lock: changes of a channel and its messages happen one after the other. */
export async function withChannelLock<T>(
  em: EntityManager,
  memberId: string,
  channelId: string,
  work: (tx: EntityManager, channel: LockedChannel) => Promise<T>,
): Promise<T> {
  return await em.transactional(async (tx) => {
    // CHANNEL-12: writing, editing and reacting in a thread take a lock on its row too.
    await tx.findOne(ThreadEntity, channelId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    // Read once it is locked, so that what somebody else has just changed counts.
    const channel = await tx.findOne(ChannelEntity, { thread: channelId, closedAt: null }, { refresh: true });
    if (!channel) throw new Refusal("channel/not-found");
    const role = await roleIn(tx, channelId, memberId);
    return await work(tx, { channelId, isPrivate: channel.isPrivate, role });
  });
}

/** What this member is in the channel now; null where they are not in it. */
export async function roleIn(tx: EntityManager, channelId: string, memberId: string): Promise<ChannelRole | null> {
  const [row] = await selectRole(tx, [channelId, memberId]);
  return row?.role ?? null;
}

/** Throws the reason against something, if there is one. */
export function refuse(code: ErrorCode | undefined): void {
  if (code) throw new Refusal(code);
}
