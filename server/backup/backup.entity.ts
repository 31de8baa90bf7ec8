import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions } from "../platform/database/data-decision.ts";

/** A backup that was made, or failed. */
export const BackupEntity = defineEntity({
  name: "Backup",
  tableName: "backups",
  checks: [
    {
      name: "backups_outcome_check",
      expression: "(bytes is null) = (fault is not null) and (sha256 is null) = (bytes is null)",
    },
  ],
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    /** The name of the archive. */
    archive: p.text(),
    isNightly: p.boolean(),
    startedAt: p.datetime(),
    endedAt: p.datetime().defaultRaw(`now()`).index("backups_ended"),
    /** Null if it failed. */
    bytes: p.bigint("number").nullable(),
    sha256: p.text().nullable(),
    fault: p.text().nullable(),
  },
});

export const erasure = {
  "backups.archive": "impersonal",
  "backups.fault": "impersonal",
  "backups.sha256": "impersonal",
} satisfies ErasureDecisions;
