import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import type { ChannelRole } from "../../schema/channel/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { Refusal } from "../platform/refusal.ts";
import { ThreadEntity } from "../thread/thread.entity.ts";
import { ChannelEntity } from "./channel.entity.ts";
import { selectRole } from "./channel-store.ts";

/** A channel that is locked until the transaction ends: no one else changes it or writes in it. */
export interface LockedChannel {
  readonly channelId: string;
  readonly isPrivate: boolean;
  /** The caller's role. Null if they are not in the channel. */
  readonly role: ChannelRole | null;
}

/**
 * Runs the work while holding the channel's lock, so that changes of a channel and its messages happen one after the
 * other. A closed channel is refused with `ifClosed`.
 */
export async function withChannelLock<T>(
  em: EntityManager,
  memberId: string,
  channelId: string,
  work: (tx: EntityManager, channel: LockedChannel) => Promise<T>,
  { ifClosed = "channel/not-found" }: { ifClosed?: ErrorCode } = {},
): Promise<T> {
  const locked = async (tx: EntityManager): Promise<T> => {
    // CHANNEL-12: writing, editing and reacting in a thread also lock its row.
    await tx.findOne(ThreadEntity, channelId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const channel = await tx.findOne(ChannelEntity, { thread: channelId, closedAt: null });
    if (!channel) throw new Refusal(ifClosed);
    const role = await roleIn(tx, channelId, memberId);
    return await work(tx, { channelId, isPrivate: channel.isPrivate, role });
  };
  // Knows nothing that was read before the lock is held.
  return await em.transactional(locked, { clear: true });
}

/** The member's current role in the channel. Null if they are not in it. */
export async function roleIn(tx: EntityManager, channelId: string, memberId: string): Promise<ChannelRole | null> {
  const [row] = await selectRole(tx, [channelId, memberId]);
  return row?.role ?? null;
}

/** Throws a refusal if there is a code. */
export function refuse(code: ErrorCode | undefined): void {
  if (code) throw new Refusal(code);
}
