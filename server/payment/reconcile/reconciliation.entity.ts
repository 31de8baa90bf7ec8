import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import type { Difference } from "./compare.ts";

/** A comparison of the payments of some days with the provider's list. At most one runs at a time. */
export const ReconciliationEntity = defineEntity({
  name: "Reconciliation",
  tableName: "reconciliations",
  indexes: [{ name: "reconciliations_started", properties: ["startedAt", "id"] }],
  uniques: [{ name: "reconciliations_running", where: "state = 'running'::text", properties: ["state"] }],
  checks: [
    { name: "reconciliations_days_check", expression: "from_day <= to_day" },
    { name: "reconciliations_finished_check", expression: "(finished_at is not null) = (state <> 'running'::text)" },
    { name: "reconciliations_failed_check", expression: "(failure is not null) = (state = 'failed'::text)" },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    /** Days of the provider, in UTC, both included. */
    fromDay: p.date(),
    toDay: p.date(),
    isNightly: p.boolean(),
    /** The admin who started it. Null for those of the night and of a command, and if the account is gone. */
    requestedBy: () =>
      p
        .manyToOne(UserEntity)
        .name("requested_by")
        .deleteRule("set null")
        .nullable()
        .index("reconciliations_requested_by"),
    state: p.enum(["running", "done", "failed"]).default("running"),
    failure: p.enum(["provider-away", "error"]).nullable(),
    /** Payments that are settled and refunds that are looked up, of so many. */
    done: p.integer().default(0),
    /** Null until the provider's list is read. */
    total: p.integer().nullable(),
    /** Transactions of the provider's list. */
    compared: p.integer().default(0),
    /** All of them, also those that are too many to be stored. */
    findingCount: p.integer().default(0),
    findings: p.json<Difference[]>().defaultRaw(`'[]'::jsonb`),
    startedAt: p.datetime().defaultRaw(`now()`),
    /** When it last got further. After a long silence its process is dead. */
    progressAt: p.datetime().defaultRaw(`now()`),
    finishedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "reconciliations.failure": "impersonal",
  "reconciliations.findings": "impersonal",
  "reconciliations.state": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "reconciliations.requested_by": "withheld",
} satisfies OwnDataDecisions;
