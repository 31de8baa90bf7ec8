import { defineEntity, p } from "@mikro-orm/core";
import { kindNames, traitsOf } from "../../schema/notification/kind.ts";
import { UserEntity } from "../account/account.entity.ts";
import { DevotionEntity } from "../devotion/devotion.entity.ts";
import { EventEntity } from "../event/event.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { TriviaQuestionEntity } from "../question/question.entity.ts";
import { ReportEntity } from "../safety/report/report.entity.ts";
import { MessageEntity } from "../thread/message/message.entity.ts";
import { ThreadEntity } from "../thread/thread.entity.ts";
import { AnnouncementEntity } from "./announcement/announcement.entity.ts";

/** In SQL: the kinds that are about no record. */
const withPage = kindNames
  .filter((kind) => traitsOf(kind).page)
  .map((kind) => `'${kind}'`)
  .join(", ");

export const NotificationEntity = defineEntity({
  name: "Notification",
  tableName: "notifications",
  indexes: [
    {
      name: "notifications_newest",
      properties: ["user", "createdAt", "id"],
      columns: [{ name: "user" }, { name: "createdAt", sort: "DESC" }, { name: "id" }],
    },
    { name: "notifications_unread", where: "read_at IS NULL", properties: ["user", "thread"] },
  ],
  uniques: [
    {
      name: "notifications_announcement_once",
      where: "announcement_id IS NOT NULL",
      properties: ["announcement", "user"],
      include: ["readAt", "pushedAt"],
    },
    {
      name: "notifications_about_once",
      where: "kind = ANY (ARRAY['mention'::text, 'reply'::text])",
      properties: ["user", "message", "kind"],
    },
    { name: "notifications_ages_once", where: "kind = 'age_confirmed'::text", properties: ["user"] },
    { name: "notifications_devotion_once", where: "kind = 'devotion'::text", properties: ["user"] },
    { name: "notifications_event_once", where: "event_id IS NOT NULL", properties: ["user", "event", "kind"] },
    { name: "notifications_flags_once", where: "kind = 'message_flag'::text", properties: ["user"] },
    { name: "notifications_messages_once", where: "kind = 'message'::text", properties: ["user", "thread"] },
    { name: "notifications_question_once", where: "question_id IS NOT NULL", properties: ["user", "question"] },
    { name: "notifications_reactions_once", where: "kind = 'reaction'::text", properties: ["user", "message"] },
  ],
  checks: [
    {
      name: "notifications_place_check",
      expression: `num_nonnulls(thread_id, report_id, event_id, devotion_id, question_id, announcement_id) = case when kind in (${withPage}) then 0 else 1 end`,
    },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    kind: p.enum(kindNames),
    thread: () => p.manyToOne(ThreadEntity).deleteRule("cascade").nullable().index("notifications_thread"),
    message: () => p.manyToOne(MessageEntity).deleteRule("cascade").nullable().index("notifications_message"),
    report: () => p.manyToOne(ReportEntity).deleteRule("cascade").nullable().index("notifications_report"),
    event: () => p.manyToOne(EventEntity).deleteRule("cascade").nullable().index("notifications_event"),
    devotion: () => p.manyToOne(DevotionEntity).deleteRule("cascade").nullable().index("notifications_devotion"),
    question: () => p.manyToOne(TriviaQuestionEntity).deleteRule("cascade").nullable().index("notifications_question"),
    announcement: () => p.manyToOne(AnnouncementEntity).deleteRule("cascade").nullable(),
    actor: () => p.manyToOne(UserEntity).nullable().index("notifications_actor"),
    count: p.integer().default(1),
    createdAt: p.datetime().defaultRaw(`now()`).index("notifications_created"),
    readAt: p.datetime().nullable(),
    /** When one of the member's devices showed it. */
    pushedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "notifications.kind": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "notifications.announcement_id": "withheld",
  "notifications.actor_id": "withheld",
  "notifications.devotion_id": "withheld",
  "notifications.event_id": "withheld",
  "notifications.message_id": "withheld",
  "notifications.question_id": "withheld",
  "notifications.report_id": "withheld",
  "notifications.user_id": "own",
} satisfies OwnDataDecisions;
