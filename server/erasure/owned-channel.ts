import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { CHANNELS_OWNED_MAX } from "../../schema/limits.ts";
import { UserEntity } from "../account/account.entity.ts";
import { ChannelEntity } from "../channel/channel.entity.ts";
import { ThreadEntity, ThreadMemberEntity } from "../thread/thread.entity.ts";

/** How many who could own the channel are looked at. */
const HEIRS_MAX = 50;

/** ERASE-5: gives each of the member's channels to somebody else, or closes it. */
export async function passOnChannels(tx: EntityManager, memberId: string): Promise<{ passed: number; closed: number }> {
  const owned = await tx.find(ThreadMemberEntity, { user: memberId, role: "owner" }, { orderBy: { thread: "asc" } });
  const done = { passed: 0, closed: 0 };
  for (const { thread } of owned) {
    // Changes of one channel have an order, among them and with its messages.
    await tx.findOneOrFail(ThreadEntity, thread.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const heirId = await findHeir(tx, thread.id);
    // In this order: a channel has one owner.
    await tx.nativeDelete(ThreadMemberEntity, { thread: thread.id, ...(heirId && { user: memberId }) });
    if (heirId) await tx.nativeUpdate(ThreadMemberEntity, { thread: thread.id, user: heirId }, { role: "owner" });
    else await tx.nativeUpdate(ChannelEntity, { thread: thread.id }, { closedAt: new Date() });
    done[heirId ? "passed" : "closed"] += 1;
  }
  tx.clear();
  return done;
}

/** The longest-serving admin, else member, who may own one more channel; else the first of them all the same. */
async function findHeir(tx: EntityManager, channelId: string): Promise<string | undefined> {
  const heirs = await tx.find(
    ThreadMemberEntity,
    { thread: channelId, role: { $in: ["admin", "member"] }, user: { suspendedAt: null } },
    // "admin" comes before "member".
    { orderBy: { role: "asc", joinedAt: "asc", user: "asc" }, limit: HEIRS_MAX },
  );
  for (const { user } of heirs) {
    // Nobody makes them own more, or suspends them, meanwhile.
    const heir = await tx.findOne(
      UserEntity,
      { id: user.id, suspendedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const owns = await tx.count(ThreadMemberEntity, { user: user.id, role: "owner" });
    if (heir && owns < CHANNELS_OWNED_MAX) return user.id;
  }
  return heirs[0]?.user.id;
}
