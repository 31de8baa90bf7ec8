// Prepared statements: one runs with every page of messages that a leader reads, the other with what open screens read again
// every few minutes.
import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { AuditKind } from "../../schema/audit/kind.ts";
import { retention } from "../../schema/retention.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Member } from "../platform/session.ts";
import { AuditEntryEntity } from "./audit.entity.ts";

/** Something that a leader viewed, changed or downloaded. */
export interface AuditEntry {
  /** Null for an operator's command. */
  readonly actorId: string | null;
  readonly kind: AuditKind;
  /** Whom it is about. */
  readonly memberId?: string | null | undefined;
  /** The report, event or other item, but not a member. */
  readonly itemId?: string | null | undefined;
  /** A code that belongs to the kind, such as the role that was given. Never a member's words. */
  readonly detail?: string | null | undefined;
  /** Why, in the actor's words. */
  readonly reason?: string | null | undefined;
}

/** AUDIT-1: adds a row to the audit log. Call it in the transaction of the change, or before the reply of a view. */
export async function recordAudit(em: EntityManager, entry: AuditEntry): Promise<void> {
  await em.insert(AuditEntryEntity, rowOf(entry));
}

const rowOf = ({ actorId, kind, memberId, itemId, detail, reason }: AuditEntry) => ({
  actor: actorId,
  kind,
  member: memberId ?? null,
  itemId: itemId ?? null,
  detail: detail ?? null,
  reason: reason || null,
});

/** AUDIT-1: records that a member viewed a list or one item of it. */
export async function recordAccess(
  em: EntityManager,
  actorId: string,
  kind: AuditKind,
  itemId: string | null = null,
): Promise<void> {
  await recordAudit(em, { actorId, kind, itemId });
}

/** $1 the member, $2 the thread, $3 the kind. One row per hour, because a reconnecting phone opens it again. */
const insertVisit = prepared(
  "record-supervised-visit",
  `insert into audit_log (actor_id, kind, item_id)
   select $1, $3, $2 from thread_readers place
   where place.user_id = $1::uuid and place.thread_id = $2::uuid and place.role = 'safeguarding_lead' and not exists (
     select from audit_log entry
     where entry.actor_id = $1 and entry.kind = $3 and entry.item_id = $2
       and entry.created_at > now() - interval '1 hour'
   )`,
);

/** SAFE-56: records that a member opened or searched a thread that they supervise. Members without a role supervise none. */
export async function recordSupervisedVisit(em: EntityManager, member: Member, threadId: string): Promise<void> {
  const kind: AuditKind = "supervised-thread";
  if (member.roles.length > 0) await insertVisit(em, [member.memberId, threadId, kind]);
}

/** SAFE-56: the same for every thread in which a search has found messages. */
export async function recordSupervisedFinds(
  em: EntityManager,
  member: Member,
  found: readonly { readonly threadId: string }[],
): Promise<void> {
  for (const threadId of new Set(found.map((message) => message.threadId))) {
    await recordSupervisedVisit(em, member, threadId);
  }
}

/** $1 the member, $2 the item or null, $3 the kind. One row per hour. */
const insertRepeated = prepared(
  "record-repeated-access",
  `insert into audit_log (actor_id, kind, item_id)
   select $1::uuid, $3::text, $2::uuid where not exists (
     select from audit_log entry
     where entry.actor_id = $1 and entry.kind = $3 and entry.item_id is not distinct from $2
       and entry.created_at > now() - interval '1 hour'
   )`,
);

/** AUDIT-1: like {@link recordAccess}, for what a screen reads again every few minutes. */
export async function recordRepeatedAccess(
  em: EntityManager,
  actorId: string,
  kind: AuditKind,
  itemId: string | null = null,
): Promise<void> {
  await insertRepeated(em, [actorId, itemId, kind]);
}

/** AUDIT-3: deletes old rows. Returns how many. The database's clock decides, as it does in the trigger that permits it. */
export async function deleteOldAudit(em: EntityManager): Promise<number> {
  return await deleteInBatches(em, AuditEntryEntity, {
    createdAt: { $lt: raw("now() - make_interval(days => ?)", [retention.auditLog.days]) },
  });
}
