import { LockMode } from "@mikro-orm/core";
import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { CHANNELS_OWNED_MAX } from "../../schema/limits.ts";
import type { UserEntity } from "../account/account.entity.ts";
import { ChannelEntity } from "../channel/channel.entity.ts";
import type { Database } from "../platform/database/database.ts";
import { ThreadEntity, ThreadMemberEntity } from "../thread/thread.entity.ts";
import { retryOnDeadlock } from "./retry-on-deadlock.ts";

/** The most candidates that are considered for a new owner. */
const HEIRS_MAX = 50;

const ownedBy = (memberId: string) => ({ user: memberId, role: "owner" }) as const;

/** Whether the member owns a channel. */
export const ownsChannel = async (em: EntityManager, memberId: string): Promise<boolean> =>
  (await em.count(ThreadMemberEntity, ownedBy(memberId))) > 0;

/**
 * ERASE-5: gives each of the member's channels to someone else, or closes it. Each channel has its own transaction,
 * because no one can write in a locked channel.
 */
export async function passOnChannels(
  database: Pick<Database, "fork">,
  memberId: string,
): Promise<{ passed: number; closed: number }> {
  const done = { passed: 0, closed: 0 };
  const owned = await database.fork().find(ThreadMemberEntity, ownedBy(memberId), { orderBy: { thread: "asc" } });
  for (const { thread } of owned) {
    const outcome = await retryOnDeadlock(() => database.fork().transactional((tx) => passOn(tx, thread.id, memberId)));
    done[outcome] += 1;
  }
  return done;
}

async function passOn(tx: EntityManager, channelId: string, memberId: string): Promise<"passed" | "closed"> {
  // Changes of a channel and its messages happen one after the other.
  await tx.findOneOrFail(ThreadEntity, channelId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const heirId = await findHeir(tx, channelId);
  // Delete first: a channel has only one owner.
  await tx.nativeDelete(ThreadMemberEntity, { thread: channelId, ...(heirId && { user: memberId }) });
  if (heirId) await tx.nativeUpdate(ThreadMemberEntity, { thread: channelId, user: heirId }, { role: "owner" });
  else await tx.nativeUpdate(ChannelEntity, { thread: channelId }, { closedAt: new Date() });
  return heirId ? "passed" : "closed";
}

/** The longest-serving admin, else member, who may own one more channel; else the first candidate anyway. */
async function findHeir(tx: EntityManager, channelId: string): Promise<string | undefined> {
  const heirs = await tx.find(
    ThreadMemberEntity,
    { thread: channelId, role: { $in: ["admin", "member"] }, user: { suspendedAt: null } },
    // "admin" comes before "member".
    { orderBy: { role: "asc", joinedAt: "asc", user: "asc" }, limit: HEIRS_MAX },
  );
  let first: string | undefined;
  for (const { user } of heirs) {
    if (!(await lockSuccessor(tx, user.id))) continue;
    const owns = await tx.count(ThreadMemberEntity, ownedBy(user.id));
    if (owns < CHANNELS_OWNED_MAX) return user.id;
    first ??= user.id;
  }
  return first;
}

/**
 * Keeps others from making this member an owner or suspending them. Undefined if they were suspended before. Their messages do
 * not wait, because they reference only the row's key; MikroORM has no lock this weak.
 */
const lockSuccessor = (tx: EntityManager, memberId: string) =>
  tx
    .getKysely<InferKyselyDB<typeof UserEntity>>()
    .selectFrom("users")
    .select("id")
    .where("id", "=", memberId)
    .where("suspended_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
