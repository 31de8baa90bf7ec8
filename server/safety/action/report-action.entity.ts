import { defineEntity, p } from "@mikro-orm/core";
import { actionKinds } from "../../../schema/safety/report-action.ts";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { ReportEntity } from "../report/report.entity.ts";

/** What a guardian did about a member, with or without a report. */
export const ReportActionEntity = defineEntity({
  name: "ReportAction",
  tableName: "report_actions",
  indexes: [
    { name: "report_actions_report", properties: ["report", "createdAt"] },
    { name: "report_actions_member", properties: ["member", "createdAt"] },
  ],
  checks: [
    { name: "report_actions_until_check", expression: "(until is not null) = (kind = 'mute')" },
    { name: "report_actions_other_check", expression: "actor_id <> member_id" },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    report: () => p.manyToOne(ReportEntity).deleteRule("cascade").nullable(),
    actor: () => p.manyToOne(UserEntity).nullable().index("report_actions_actor"),
    member: () => p.manyToOne(UserEntity).nullable(),
    kind: p.enum([...actionKinds, "wrong_age"]),
    reason: p.text(),
    /** When a mute ends. */
    until: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    /** When the member dismissed the notice. */
    dismissedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "report_actions.kind": "impersonal",
  "report_actions.reason": "redacted",
} satisfies ErasureDecisions;

export const ownData = {
  "report_actions.actor_id": "withheld",
  "report_actions.member_id": "own",
  "report_actions.reason": "withheld",
  "report_actions.report_id": "withheld",
} satisfies OwnDataDecisions;
