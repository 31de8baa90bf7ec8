import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

/**
 * ENGAGE-10: an entry of the Confession Box. It has no reference to its writer, its id says nothing about when it was
 * made, and of every time only the date is stored.
 */
export const ConfessionEntity = defineEntity({
  name: "Confession",
  tableName: "confessions",
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    /** ENGAGE-12: of the reply slip, which is stored nowhere. */
    slipHash: p.text().unique("confessions_slip"),
    lastMessageOn: p.date().index("confessions_last_message"),
    /** Null while it is open. */
    closedOn: p.date().nullable(),
    /** ENGAGE-13: hidden from the writer since then, and kept for those who read the box. */
    withdrawnOn: p.date().nullable(),
  },
});

export const ConfessionMessageEntity = defineEntity({
  name: "ConfessionMessage",
  tableName: "confession_messages",
  uniques: [{ name: "confession_messages_seq", properties: ["confession", "seq"] }],
  checks: [
    { name: "confession_messages_text_check", expression: "text <> ''::text" },
    { name: "confession_messages_leader_check", expression: "leader_id IS NULL OR author = 'leader'::text" },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    confession: () => p.manyToOne(ConfessionEntity).deleteRule("cascade"),
    seq: p.integer(),
    author: p.enum(["writer", "leader"]),
    /** The leader who answered. Null if their account is gone. */
    leader: () => p.manyToOne(UserEntity).deleteRule("set null").nullable().index("confession_messages_leader"),
    text: p.text(),
    /** ENGAGE-17: what the writer's words contain. */
    contactKind: p.enum(["phone", "email", "handle", "link"]).nullable(),
    writtenOn: p.date(),
  },
});

export const erasure = {
  "confession_messages.author": "impersonal",
  "confession_messages.contact_kind": "impersonal",
  "confession_messages.text": "redacted",
  "confessions.slip_hash": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "confession_messages.leader_id": "withheld",
} satisfies OwnDataDecisions;
