import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

export const DevotionEntity = defineEntity({
  name: "Devotion",
  tableName: "devotions",
  indexes: [
    { name: "devotions_date", properties: ["date", "id"] },
    { name: "devotions_title", properties: ["title", "id"] },
    { name: "devotions_deleted", where: "deleted_at is not null", properties: ["deletedAt"] },
  ],
  uniques: [{ name: "devotions_published_date", where: "is_published", properties: ["date"] }],
  checks: [
    { name: "devotions_deleted_check", expression: "deleted_at is null or not is_published" },
    { name: "devotions_title_check", expression: "title <> ''::text" },
    { name: "devotions_content_check", expression: "content <> ''::text" },
    { name: "devotions_scripture_reference_check", expression: "scripture_reference <> ''::text" },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    title: p.text(),
    /** A day of the community's calendar, as 2026-11-23. */
    date: p.date(),
    content: p.text(),
    /** For searches by admins. */
    plainContent: p.text().generated("plain_letters(content) stored").nullable(),
    scriptureReference: p.text().nullable(),
    isPublished: p.boolean().default(false),
    /** Grows with each change by an admin. */
    version: p.integer().default(1),
    /** A language model has written it. */
    isAiDraft: p.boolean().default(false),
    /** DEVOTION-47: what is deleted is not published either, and can be restored for a while. */
    deletedAt: p.datetime().nullable(),
    /** It was published when it was deleted. */
    wasPublished: p.boolean().default(false),
    createdBy: () =>
      p.manyToOne(UserEntity).name("created_by").deleteRule("set null").nullable().index("devotions_creator"),
  },
});

export const DevotionReadEntity = defineEntity({
  name: "DevotionRead",
  tableName: "user_devotion_reads",
  indexes: [{ name: "user_devotion_reads_day", properties: ["user", "readOn"] }],
  uniques: [{ name: "user_devotion_reads_once", properties: ["user", "devotion"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    /** Null if the devotion was deleted. The day still counts. */
    devotion: () => p.manyToOne(DevotionEntity).deleteRule("set null").nullable().index("user_devotion_reads_devotion"),
    /** The day of the community's calendar that the read counts for. */
    readOn: p.date(),
  },
});

export const erasure = {
  "devotions.content": "impersonal",
  "devotions.plain_content": "impersonal",
  "devotions.scripture_reference": "impersonal",
  "devotions.title": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "devotions.created_by": "own",
  "devotions.plain_content": "withheld",
  "user_devotion_reads.devotion_id": "withheld",
  "user_devotion_reads.user_id": "own",
} satisfies OwnDataDecisions;
