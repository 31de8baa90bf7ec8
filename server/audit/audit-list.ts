import { type FilterQuery, type InferEntity, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { AUDIT_PER_PAGE, type listAudit, type AuditEntry as ShownEntry } from "../../schema/audit/admin-api.ts";
import type { AuditKind } from "../../schema/audit/kind.ts";
import type { OutputOf, QueryOf } from "../../schema/endpoint.ts";
import { likePattern } from "../platform/database/like-pattern.ts";
import { dayAfter, timeIn } from "../platform/date.ts";
import type { Member } from "../platform/session.ts";
import { namesOf } from "../profile/profile.ts";
import { AuditEntryEntity } from "./audit.entity.ts";
import { recordRepeatedAccess } from "./audit.ts";

export type AuditFilter = Omit<QueryOf<typeof listAudit>, "before">;
type Where = FilterQuery<InferEntity<typeof AuditEntryEntity>>;

export interface AuditReader {
  readonly viewer: Pick<Member, "memberId">;
  readonly timeZone: string;
}

/** Kinds of rows that come from a report, and name the member whom it is about. */
const reportKinds: readonly AuditKind[] = [
  "report",
  "member-warned",
  "member-muted",
  "member-unmuted",
  "member-suspended",
  "member-restored",
];

/** AUDIT-5: a page of the log, newest first. AUDIT-6: records the look, once an hour. */
export async function readAudit(
  em: EntityManager,
  reader: AuditReader,
  { before, ...filter }: QueryOf<typeof listAudit>,
): Promise<OutputOf<typeof listAudit>> {
  await recordRepeatedAccess(em, reader.viewer.memberId, "audit-log");
  const found = await findEntries(em, reader, filter, { before, limit: AUDIT_PER_PAGE + 1 });
  return { entries: found.slice(0, AUDIT_PER_PAGE), hasMore: found.length > AUDIT_PER_PAGE };
}

/** Rows of this filter, newest first, with the current names of their members. */
export async function findEntries(
  em: EntityManager,
  { viewer, timeZone }: AuditReader,
  { actor, member, kind, from, to }: AuditFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<ShownEntry[]> {
  const startOf = (day: string) => new Date(timeIn(timeZone, day, "00:00"));
  const conditions: Where[] = [
    visibleTo(viewer),
    ...(actor ? [{ actor: { $in: raw(...membersLike(actor)) } } as Where] : []),
    ...(member ? [{ member: { $in: raw(...membersLike(member)) } } as Where] : []),
    ...(kind ? [{ kind }] : []),
    ...(from ? [{ createdAt: { $gte: startOf(from) } }] : []),
    ...(to ? [{ createdAt: { $lt: startOf(dayAfter(to, 1)) } }] : []),
    ...(before ? [{ id: { $lt: before } }] : []),
  ];
  const rows = await em.find(AuditEntryEntity, { $and: conditions }, { orderBy: { id: "desc" }, limit });
  const nameOf = await namesOf(
    em,
    rows.flatMap((row) => [row.actor?.id ?? [], row.member?.id ?? []].flat()),
  );
  const named = (who: { readonly id: string } | null | undefined) =>
    who ? { memberId: who.id, displayName: nameOf(who.id) } : null;
  return rows.map((row) => ({
    entryId: row.id,
    actor: named(row.actor),
    kind: row.kind,
    detail: row.detail ?? null,
    member: named(row.member),
    reason: row.reason ?? null,
    createdAt: row.createdAt.getTime(),
  }));
}

/**
 * AUDIT-7: the log reveals no report that does not exist for its reader (SAFE-15), no flag on a message of theirs
 * (SAFE-39), and not who warned, muted or suspended them (SAFE-44).
 */
const visibleTo = ({ memberId }: Pick<Member, "memberId">): Where => ({
  $and: [
    { $or: [{ kind: { $nin: [...reportKinds, "flagged-message"] } }, { member: null }, { member: { $ne: memberId } }] },
    { $or: [{ kind: { $nin: [...reportKinds] } }, { itemId: null }, { itemId: { $nin: reportsOf(memberId) } }] },
  ],
});

/** A subquery: the reports about this member, or from them. */
const reportsOf = (memberId: string) =>
  raw("(select id from reports where about_id = ? or reporter_id = ?)", [memberId, memberId]);

/** A subquery: the members with this id, or with this in their name or address. */
const membersLike = (typed: string): [sql: string, values: string[]] => [
  `(select account.id from users account left join profiles profile on profile.user_id = account.id
    where account.id::text = ? or lower(account.email) like ? or profile.plain_name like plain_letters(?))`,
  [typed, likePattern(typed.toLowerCase()), likePattern(typed)],
];
