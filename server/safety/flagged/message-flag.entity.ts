import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { microsecondsOf } from "../../platform/database/keyset.ts";
import { MessageEntity } from "../../thread/message/message.entity.ts";

/** SAFE-38, SAFE-81, SAFE-110: a message with contact data, or one that asks for secrecy, between adults and minors, or with a covered attachment. */
export const MessageFlagEntity = defineEntity({
  name: "MessageFlag",
  tableName: "message_flags",
  indexes: [{ name: "message_flags_flagged", properties: ["flaggedAt", "message"] }],
  properties: {
    message: () => p.oneToOne(MessageEntity).primary().updateRule("no action"),
    kind: p.enum(["phone", "email", "handle", "link", "secrecy", "photo", "voice"]),
    flaggedAt: p.datetime().defaultRaw(`date_trunc('milliseconds'::text, clock_timestamp())`),
    flaggedMicroseconds: p.bigint("number").formula(microsecondsOf("flagged_at")).lazy(),
    /** Null until someone has reviewed it, and if their account is gone. */
    reviewer: () => p.manyToOne(UserEntity).nullable().index("message_flags_reviewer"),
    reviewedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "message_flags.kind": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "message_flags.message_id": "withheld",
  "message_flags.reviewer_id": "withheld",
} satisfies OwnDataDecisions;
