import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { UserEntity } from "../account/account.entity.ts";
import {
  heldRoles,
  isActiveForOthers,
  keepingAnAdmin,
  lockHolders,
  recipientsOf,
  suspendMember,
} from "../account/account.ts";
import type { JobQueue, Jobs } from "../platform/job.ts";
import type { Recipient } from "../platform/mail.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";

/** Members who have deleted their account. The job holds only the id: it must not keep what it erases. */
export const erasureQueue = {
  name: "erasure/erase-member",
  data: z.strictObject({ memberId: z.uuid() }),
  retries: 100,
  timeoutSeconds: 30 * 60,
  concurrency: 1,
} satisfies JobQueue;

/**
 * ERASE-11: ends every session of a member who deletes their own account, and erases them in the background. Refuses with
 * `erasure/last-…`.
 */
export async function deleteOwnAccount(em: EntityManager, jobs: Jobs, { memberId }: Member): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.findOneOrFail(UserEntity, memberId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await keepingAnAdmin(tx, memberId, () => suspendMember(tx, memberId), "erasure/last-admin");
    await refuseLastLead(tx, memberId);
    await jobs.enqueue(erasureQueue, { memberId }, { tx });
  });
}

/**
 * ERASE-12: without a lead adults and minors cannot message each other. Of two who leave at the same time, the second waits
 * for this lock and finds that the first is suspended.
 */
async function refuseLastLead(tx: EntityManager, memberId: string): Promise<void> {
  await lockHolders(tx, "safeguarding_lead");
  if (!(await heldRoles(tx, memberId)).includes("safeguarding_lead")) return;
  if (!(await isActiveForOthers(tx, memberId, "safeguarding_lead"))) throw new Refusal("erasure/last-lead");
}

/** How to write to a member. Null if there is no such account. */
export const ownerOf = async (em: EntityManager, memberId: string): Promise<Recipient | null> =>
  (await recipientsOf(em, [memberId]))[0] ?? null;
