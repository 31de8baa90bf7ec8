import { defineEntity, p } from "@mikro-orm/core";
import { podDeclineReasons } from "../../../schema/engagement/decline-reason.ts";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { ThreadEntity } from "../../thread/thread.entity.ts";

/** A member asks for a mentor. A pod itself is a private channel. */
export const PodRequestEntity = defineEntity({
  name: "PodRequest",
  tableName: "pod_requests",
  indexes: [
    { name: "pod_requests_waiting", where: "state = 'waiting'::text", properties: ["createdAt"] },
    { name: "pod_requests_user", properties: ["user", "createdAt"] },
  ],
  uniques: [{ name: "pod_requests_once", where: "state = 'waiting'::text", properties: ["user"] }],
  checks: [
    {
      name: "pod_requests_decision_check",
      expression:
        "(decided_at is null) = (state = 'waiting') and (decline_reason is not null) = (state = 'declined') and (reply is null or state = 'declined') and (decline_reason is distinct from 'own_words' or reply is not null)",
    },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    topic: p.enum(["faith", "school", "career", "family", "friends", "gifts"]),
    message: p.text(),
    state: p.enum(["waiting", "opened", "declined", "withdrawn"]).default("waiting"),
    /** Who opened the pod or declined. Null if their account is gone. */
    mentor: () => p.manyToOne(UserEntity).deleteRule("set null").nullable().index("pod_requests_mentor"),
    /** The pod's channel. */
    thread: () => p.manyToOne(ThreadEntity).deleteRule("set null").nullable().index("pod_requests_thread"),
    declineReason: p.enum([...podDeclineReasons]).nullable(),
    /** ENGAGE-33: the words of the mentor who declined. */
    reply: p.text().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    decidedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "pod_requests.decline_reason": "impersonal",
  "pod_requests.message": "redacted",
  "pod_requests.reply": "redacted",
  "pod_requests.state": "impersonal",
  "pod_requests.topic": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "pod_requests.mentor_id": "withheld",
  "pod_requests.reply": "withheld",
  "pod_requests.user_id": "own",
} satisfies OwnDataDecisions;
