import type { EntityManager } from "@mikro-orm/postgresql";
import { CHANNELS_PINNED_MAX } from "../../../schema/limits.ts";
import { lockMember } from "../../account/account.ts";
import { Refusal } from "../../platform/refusal.ts";
import { PinnedChannelEntity } from "./pinned-channel.entity.ts";

/**
 * CHANNEL-50: pins one of the member's channels to the top of their list, or unpins it. Doing it again changes nothing. The lock
 * on the member's row lets one of their devices pin at a time.
 */
export async function setPinned(
  em: EntityManager,
  { memberId, channelId }: { memberId: string; channelId: string },
  isPinned: boolean,
): Promise<void> {
  const own = { user: memberId };
  if (!isPinned) {
    await em.nativeDelete(PinnedChannelEntity, { membership: { ...own, thread: channelId } });
    return;
  }
  await em.transactional(async (tx) => {
    await lockMember(tx, [memberId]);
    const others = { membership: { ...own, thread: { $ne: channelId } } };
    if ((await tx.count(PinnedChannelEntity, others)) >= CHANNELS_PINNED_MAX) {
      throw new Refusal("channel/too-many-pinned");
    }
    await tx.execute(
      `insert into pinned_channels (thread_id, user_id)
       select thread_id, user_id from thread_members where thread_id = ? and user_id = ? for key share
       on conflict do nothing`,
      [channelId, memberId],
    );
  });
}
