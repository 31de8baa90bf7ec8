import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { enterDay } from "../field-text.ts";
import { FULL_NAME_MAX_LENGTH } from "../limits.ts";
import { line } from "../text.ts";
import { auditKinds } from "./kind.ts";

export const AUDIT_PER_PAGE = 50;
/** The most rows in one file. */
export const AUDIT_EXPORT_MAX_ROWS = 20_000;

const named = z.strictObject({ memberId: z.uuid(), displayName: z.string() });

export const auditEntry = z.strictObject({
  entryId: z.int(),
  /** Null for an operator's command, and if the account is gone. */
  actor: named.nullable(),
  /** An `AuditKind`, or one of an earlier version. */
  kind: z.string(),
  /** A code that belongs to the kind, such as the role that was given. */
  detail: z.string().nullable(),
  /** Whom it is about. Null if it is about nobody in particular, and if the account is gone. */
  member: named.nullable(),
  reason: z.string().nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A member's id, or a part of a name or an e-mail address. */
const person = line({ max: FULL_NAME_MAX_LENGTH });
/** A day in the community's time zone, as 2026-11-24. */
const day = z.iso.date(enterDay);

const filter = {
  actor: person.optional(),
  member: person.optional(),
  kind: z.enum(auditKinds).optional(),
  from: day.optional(),
  /** The last day, included. */
  to: day.optional(),
};

export const listAudit = endpoint("GET /api/admin/audit", "admin", {
  summary:
    "50 rows of the audit log, newest first: who viewed, changed or downloaded what, about whom, when and why. The access is recorded.",
  query: z.strictObject({
    ...filter,
    /** Only rows before this one. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  output: z.strictObject({ entries: z.array(auditEntry), hasMore: z.boolean() }),
});

export const exportAudit = endpoint("GET /api/admin/audit/export", "admin", {
  isSensitive: true,
  summary: "The newest 20,000 rows of the audit log, or those of a filter, as a CSV file. The download is recorded.",
  kind: "file",
  fileTypes: ["text/csv"],
  query: z.strictObject(filter),
  limit: { name: "audit-export", tries: 30, seconds: 60 * 60, per: "account" },
  timeoutSeconds: 60,
});
