import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions } from "../platform/database/erasure-decision.ts";
import type { OwnDataDecisions } from "../platform/database/own-data-decision.ts";

export const AccessLogEntryEntity = defineEntity({
  name: "AccessLogEntry",
  tableName: "access_log",
  indexes: [
    { name: "access_log_subject", properties: ["subject", "subjectId"] },
    { name: "access_log_viewer", properties: ["viewer", "lookedAt"] },
  ],
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    viewer: () => p.manyToOne(UserEntity).nullable(),
    subject: p.text(),
    subjectId: p.uuid().nullable(),
    lookedAt: p.datetime().defaultRaw(`now()`).index("access_log_looked"),
  },
});

export const erasure = {
  "access_log.subject": "impersonal",
  "access_log.viewer_id": "forgotten",
} satisfies ErasureDecisions;

export const ownData = {
  "access_log.subject_id": "withheld",
  "access_log.viewer_id": "own",
} satisfies OwnDataDecisions;
