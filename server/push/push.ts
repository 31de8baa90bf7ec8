import type { EntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { MutedThreadEntity, PushSubscriptionEntity } from "./push.entity.ts";
import type { PushTarget } from "./push-sender.ts";

type Caller = Pick<Member, "memberId" | "sessionId">;

/** PUSH-10: more than anybody uses. Otherwise one member could have the server ask hundreds of addresses each time. */
const DEVICES_MAX = 10;

/** PUSH-1: one subscription for each session, and one session for each subscription. */
export async function subscribe(em: EntityManager, { memberId, sessionId }: Caller, target: PushTarget): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.nativeDelete(PushSubscriptionEntity, { $or: [{ endpoint: target.endpoint }, { session: sessionId }] });
    const row = { ...target, user: memberId, session: sessionId };
    await tx.createQueryBuilder(PushSubscriptionEntity).insert(row).onConflict().ignore().execute();
    await removeOldest(tx, memberId);
  });
}

/** PUSH-10. */
async function removeOldest(tx: EntityManager, memberId: string): Promise<void> {
  const own = { user: memberId };
  const newestFirst = { orderBy: { createdAt: "desc", id: "desc" }, fields: ["id"] } as const;
  const kept = await tx.find(PushSubscriptionEntity, own, { ...newestFirst, limit: DEVICES_MAX });
  await tx.nativeDelete(PushSubscriptionEntity, { ...own, id: { $nin: kept.map(({ id }) => id) } });
}

export async function unsubscribe(em: EntityManager, { sessionId }: Caller): Promise<void> {
  await em.nativeDelete(PushSubscriptionEntity, { session: sessionId });
}

export const isSubscribed = async (em: EntityManager, { sessionId }: Caller): Promise<boolean> =>
  (await em.count(PushSubscriptionEntity, { session: sessionId })) > 0;

export const isMuted = async (em: EntityManager, memberId: string, threadId: string): Promise<boolean> =>
  (await em.count(MutedThreadEntity, { user: memberId, thread: threadId })) > 0;

/** PUSH-7: mutes a channel or conversation that the member reads. Throws `request/not-found` for any other. */
export async function setMuted(em: EntityManager, memberId: string, threadId: string, isOn: boolean): Promise<void> {
  if (!isOn) return void (await em.nativeDelete(MutedThreadEntity, { user: memberId, thread: threadId }));
  const rows: unknown[] = await em.execute(
    `insert into muted_threads (user_id, thread_id)
     select reader.user_id, reader.thread_id from thread_readers reader where reader.user_id = ? and reader.thread_id = ?
     on conflict (user_id, thread_id) do update set created_at = excluded.created_at returning thread_id`,
    [memberId, threadId],
  );
  if (rows.length === 0) throw new Refusal("request/not-found");
}
