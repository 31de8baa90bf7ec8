import type { EntityManager } from "@mikro-orm/postgresql";
import { CHANNEL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { notifyAdded } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { withChannelLock } from "../channel-lock.ts";
import { refusalAsOwner, refuseAsOwner } from "../channel-membership.ts";
import { enter, insertChannel } from "../new-member.ts";
import { ChannelRemovalEntity } from "./channel-removal.entity.ts";

/** An event or a game whose people get a channel. */
interface Occasion {
  /** Shortened if it is too long for a channel. */
  readonly name: string;
  /** Who should own the channel, if they may own one more. Otherwise the member who enters first owns it. */
  readonly ownerId?: string | undefined;
}

/**
 * CHANNEL-73, CHANNEL-74: creates the private channel of an occasion for the first member who enters it, and returns its
 * id. Call it while the occasion is locked, so that it gets one channel only, and enter the channel afterwards.
 */
export async function createForOccasion(
  tx: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  { name, ownerId = memberId }: Occasion,
): Promise<string> {
  const isOwnerFree = ownerId !== memberId && (await refusalAsOwner(tx, ownerId)) === undefined;
  if (!isOwnerFree) await refuseAsOwner(tx, memberId);
  const channelId = await insertChannel(tx, policy, {
    ownerId: isOwnerFree ? ownerId : memberId,
    name: shortened(name),
    description: "",
    isPrivate: true,
  });
  if (isOwnerFree) await notifyAdded(tx, { threadId: channelId, memberId: ownerId, actorId: memberId });
  return channelId;
}

function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= CHANNEL_NAME_MAX_LENGTH) return name;
  return `${characters
    .slice(0, CHANNEL_NAME_MAX_LENGTH - 1)
    .join("")
    .trimEnd()}…`;
}

/** CHANNEL-71, CHANNEL-75: a member who was there enters the channel of an occasion. Entering again changes nothing. */
export async function enterOccasion(
  em: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  channelId: string,
): Promise<void> {
  const work = async (tx: EntityManager, { role }: { role: unknown }) => {
    if (role !== null) return;
    if ((await tx.count(ChannelRemovalEntity, { thread: channelId, user: memberId })) > 0) {
      throw new Refusal("channel/removed");
    }
    await enter(tx, policy, memberId, channelId);
  };
  await withChannelLock(em, memberId, channelId, work, { ifClosed: "channel/closed" });
}

/** CHANNEL-75. */
export async function storeRemoval(tx: EntityManager, channelId: string, memberId: string): Promise<void> {
  await tx.upsert(ChannelRemovalEntity, { thread: channelId, user: memberId, removedAt: new Date() });
}
