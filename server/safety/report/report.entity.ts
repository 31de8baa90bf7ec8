import { defineEntity, p } from "@mikro-orm/core";
import { reportKinds, type StoredReason } from "../../../schema/safety/api.ts";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { microsecondsOf } from "../../platform/database/keyset.ts";

/** For each key of a member's id in evidence, the key of their name at that time. */
export const evidenceNames: Readonly<Record<string, string>> = {
  sender_id: "sender_name",
  user_id: "display_name",
  created_by: "created_by_name",
  host_id: "host_name",
  creator_id: "creator_name",
  author_id: "author_name",
  leader_id: "leader_name",
  replaced_by: "replaced_by_name",
};

export const ReportEntity = defineEntity({
  name: "Report",
  tableName: "reports",
  indexes: [
    {
      name: "reports_reporter",
      properties: ["reporter", "createdAt"],
      columns: [{ name: "reporter" }, { name: "createdAt", sort: "DESC" }],
    },
    { name: "reports_unalerted", where: "alerted_at IS NULL AND state <> 'closed'::text", properties: ["createdAt"] },
    { name: "reports_state", properties: ["state", "createdAt"] },
    { name: "reports_subject", properties: ["subjectId"] },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    reporter: () => p.manyToOne(UserEntity).nullable(),
    kind: p.enum([...reportKinds]),
    subjectId: p.uuid(),
    about: () => p.manyToOne(UserEntity).nullable().index("reports_about"),
    reason: p.text().$type<StoredReason>(),
    note: p.text().default(""),
    evidence: p.json<Record<string, unknown>>(),
    state: p.enum(["open", "taken", "closed"]).default("open"),
    owner: () => p.manyToOne(UserEntity).nullable().index("reports_owner"),
    outcome: p.text().default(""),
    /** SAFE-47: who received it when it was sent, as the reporter was told. */
    receiver: p.enum(["leaders", "other_leaders", "contact", "nobody"]).default("leaders"),
    createdAt: p.datetime().defaultRaw(`now()`),
    createdMicroseconds: p.bigint("number").formula(microsecondsOf("created_at")).lazy(),
    closedAt: p.datetime().nullable(),
    /** SAFE-46: when handlers were told that nobody had responded in time. */
    alertedAt: p.datetime().nullable(),
  },
});

export const ReportNoteEntity = defineEntity({
  name: "ReportNote",
  tableName: "report_notes",
  indexes: [{ name: "report_notes_report", properties: ["report", "createdAt"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    report: () => p.manyToOne(ReportEntity).deleteRule("cascade"),
    author: () => p.manyToOne(UserEntity).nullable().index("report_notes_author"),
    content: p.text(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "reports.evidence": "redacted",
  "reports.kind": "impersonal",
  "reports.note": "redacted",
  "reports.outcome": "redacted",
  "reports.reason": "impersonal",
  "reports.receiver": "impersonal",
  "reports.state": "impersonal",
  "report_notes.content": "redacted",
} satisfies ErasureDecisions;

export const ownData = {
  "report_notes.author_id": "withheld",
  "report_notes.report_id": "withheld",
  "reports.about_id": "withheld",
  "reports.evidence": "withheld",
  "reports.outcome": "withheld",
  "reports.owner_id": "withheld",
  "reports.reporter_id": "own",
  // The id of a member if the report is about their profile.
  "reports.subject_id": "withheld",
} satisfies OwnDataDecisions;
