import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { MessageEntity } from "../message/message.entity.ts";
import { ThreadEntity } from "../thread.entity.ts";

/** A photo or voice note that was uploaded for a thread, and the message that carries it. */
export const AttachmentEntity = defineEntity({
  name: "Attachment",
  tableName: "attachments",
  checks: [
    {
      name: "attachments_size_check",
      expression: `CASE kind
    WHEN 'photo'::text THEN ((width IS NOT NULL) AND (height IS NOT NULL) AND (seconds IS NULL))
    ELSE ((width IS NULL) AND (height IS NULL) AND (preview IS NULL) AND (seconds IS NOT NULL))
END`,
    },
  ],
  indexes: [{ name: "attachments_unsent", properties: ["createdAt"], where: "message_id IS NULL" }],
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(["photo", "voice"]),
    thread: () => p.manyToOne(ThreadEntity).nullable().index("attachments_thread"),
    sender: () => p.manyToOne(UserEntity).nullable().index("attachments_sender"),
    message: () => p.oneToOne(MessageEntity).owner().nullable().unique("attachments_message"),
    type: p.text(),
    digest: p.text(),
    bytes: p.integer(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    preview: p.text().nullable(),
    seconds: p.double().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    storedAt: p.datetime().nullable(),
    waits: p.boolean().default(false),
    uncoveredAt: p.datetime().nullable(),
    uncoveredBy: () => p.manyToOne(UserEntity).fieldName("uncovered_by").nullable().index("attachments_uncovered_by"),
  },
});

export const erasure = {
  "attachments.digest": "impersonal",
  "attachments.kind": "impersonal",
  "attachments.preview": "removed",
  "attachments.type": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "attachments.message_id": "withheld",
  "attachments.sender_id": "own",
  "attachments.uncovered_by": "withheld",
} satisfies OwnDataDecisions;
