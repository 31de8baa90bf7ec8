import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

export const ThreadEntity = defineEntity({
  name: "Thread",
  tableName: "threads",
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    kind: p.enum(["conversation", "channel"]),
    lastSeq: p.bigint("number").defaultRaw(`0`),
    lastMessageAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const ThreadMemberEntity = defineEntity({
  name: "ThreadMember",
  tableName: "thread_members",
  uniques: [{ name: "thread_members_owner", where: "role = 'owner'::text", properties: ["thread"] }],
  properties: {
    thread: () => p.manyToOne(ThreadEntity).primary().updateRule("no action"),
    user: () => p.manyToOne(UserEntity).primary().updateRule("no action").index("thread_members_user"),
    role: p.enum(["participant", "safeguarding_lead", "owner", "admin", "member"]),
    readSeq: p.bigint("number").defaultRaw(`0`),
    fromSeq: p.bigint("number").defaultRaw(`0`),
    joinedAt: p.datetime().defaultRaw(`now()`),
  },
});

/** SAFE-74: a thread that may need a safeguarding lead. The database stores it with the change, until it was looked at. */
export const DueSupervisionEntity = defineEntity({
  name: "DueSupervision",
  tableName: "due_supervision",
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    thread: () => p.manyToOne(ThreadEntity).deleteRule("cascade").index("due_supervision_thread"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "threads.kind": "impersonal",
  "thread_members.role": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "thread_members.user_id": "own",
} satisfies OwnDataDecisions;
