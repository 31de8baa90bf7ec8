import { defineEntity, p } from "@mikro-orm/core";
import type { MemberRole } from "../../../schema/member/role.ts";
import { UserEntity } from "../../account/account.entity.ts";
import { EventEntity } from "../../event/event.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

/** What an admin sends to many members. Each of them gets a notification of it. */
export const AnnouncementEntity = defineEntity({
  name: "Announcement",
  tableName: "announcements",
  indexes: [{ name: "announcements_scheduled", properties: ["scheduledFor", "id"] }],
  checks: [
    { name: "announcements_title_check", expression: "title <> ''::text" },
    { name: "announcements_text_check", expression: "text <> ''::text" },
    { name: "announcements_role_check", expression: "(role is not null) = (audience = 'role')" },
    {
      name: "announcements_finished_check",
      expression: "(finished_at is not null) = (state in ('sent', 'cancelled'))",
    },
  ],
  properties: {
    /** Chosen by the sender, so that a retry sends nothing twice. */
    id: p.uuid().primary(),
    author: () => p.manyToOne(UserEntity).deleteRule("set null").nullable().index("announcements_author"),
    title: p.text(),
    text: p.text(),
    audience: p.enum(["everyone", "role", "event"]),
    role: p.text().$type<MemberRole>().nullable(),
    event: () => p.manyToOne(EventEntity).deleteRule("set null").nullable().index("announcements_event"),
    state: p.enum(["scheduled", "sending", "sent", "cancelled"]).default("scheduled"),
    scheduledFor: p.datetime(),
    /** How many members it goes to, counted when sending begins. */
    total: p.integer().nullable(),
    reached: p.integer().default(0),
    /** The last member of the batch before: members are notified in the order of their ids. */
    lastMemberId: p.uuid().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    finishedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "announcements.audience": "impersonal",
  "announcements.role": "impersonal",
  "announcements.state": "impersonal",
  "announcements.text": "impersonal",
  "announcements.title": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "announcements.author_id": "withheld",
  "announcements.event_id": "withheld",
} satisfies OwnDataDecisions;
