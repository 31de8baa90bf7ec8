import { defineEntity, p } from "@mikro-orm/core";
import { questionDeclineReasons } from "../../../schema/engagement/decline-reason.ts";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { microsecondsOf } from "../../platform/database/keyset.ts";

/** A question of a member to the leaders. Not one of the trivia questions, which are in server/question. */
export const LiveQuestionEntity = defineEntity({
  name: "LiveQuestion",
  tableName: "live_questions",
  indexes: [
    { name: "live_questions_state", properties: ["state", "createdAt"] },
    { name: "live_questions_published", where: "state = 'published'::text", properties: ["decidedAt", "id"] },
  ],
  uniques: [
    {
      name: "live_questions_once",
      expression:
        "CREATE UNIQUE INDEX live_questions_once ON public.live_questions USING btree (user_id, md5(text)) WHERE (state = 'waiting'::text)",
    },
  ],
  checks: [
    { name: "live_questions_text_check", expression: "text <> ''::text" },
    {
      name: "live_questions_decision_check",
      expression:
        "(decided_at is null) = (state = 'waiting') and (state <> 'published' or answer is not null) and (decline_reason is not null) = (state = 'declined') and (note is null or state = 'declined') and (decline_reason is distinct from 'own_words' or note is not null)",
    },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("live_questions_user"),
    text: p.text(),
    /** ENGAGE-1: the asker wants their first name beside it. */
    showsName: p.boolean(),
    state: p.enum(["waiting", "published", "declined"]).default("waiting"),
    answer: p.text().nullable(),
    declineReason: p.enum([...questionDeclineReasons]).nullable(),
    /** ENGAGE-6: for the asker alone. */
    note: p.text().nullable(),
    /** Who answered or declined. Null if their account is gone. */
    leader: () => p.manyToOne(UserEntity).deleteRule("set null").nullable().index("live_questions_leader"),
    createdAt: p.datetime().defaultRaw(`now()`),
    decidedAt: p.datetime().nullable(),
    decidedMicroseconds: p.bigint("number").formula(microsecondsOf("decided_at")).lazy().nullable(),
  },
});

export const erasure = {
  "live_questions.answer": "redacted",
  "live_questions.decline_reason": "impersonal",
  "live_questions.note": "redacted",
  "live_questions.state": "impersonal",
  "live_questions.text": "redacted",
} satisfies ErasureDecisions;

export const ownData = {
  "live_questions.answer": "withheld",
  "live_questions.leader_id": "withheld",
  "live_questions.note": "withheld",
  "live_questions.user_id": "own",
} satisfies OwnDataDecisions;
