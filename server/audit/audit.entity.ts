import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

/** Who did what to whom, when and why. The database refuses to change a row (AUDIT-2). */
export const AuditEntryEntity = defineEntity({
  name: "AuditEntry",
  tableName: "audit_log",
  indexes: [
    { name: "audit_log_actor", properties: ["actor", "id"] },
    { name: "audit_log_member", properties: ["member", "id"] },
    { name: "audit_log_kind", properties: ["kind", "id"] },
    { name: "audit_log_item", properties: ["itemId", "id"] },
  ],
  checks: [{ name: "audit_log_reason_check", expression: "reason <> ''::text" }],
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    /** Null for an operator's command, and if the account is gone. */
    actor: () => p.manyToOne(UserEntity).nullable(),
    /** An `AuditKind`. */
    kind: p.text(),
    /** The report, event or other item, but not a member. */
    itemId: p.uuid().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`).index("audit_log_created"),
    /** Whom it is about. */
    member: () => p.manyToOne(UserEntity).nullable(),
    /** A code that belongs to the kind, such as the role that was given. */
    detail: p.text().nullable(),
    reason: p.text().nullable(),
  },
});

export const erasure = {
  "audit_log.detail": "impersonal",
  "audit_log.kind": "impersonal",
  "audit_log.reason": "removed",
} satisfies ErasureDecisions;

export const ownData = {
  "audit_log.actor_id": "own",
  "audit_log.item_id": "withheld",
  "audit_log.member_id": "withheld",
  "audit_log.reason": "withheld",
} satisfies OwnDataDecisions;
