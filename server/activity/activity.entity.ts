import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

/** What members did and where the app crashed, for the admins' overview. */
export const UserActivityEntity = defineEntity({
  name: "UserActivity",
  tableName: "user_activity",
  indexes: [
    {
      name: "user_activity_newest",
      properties: ["createdAt", "id"],
      columns: [{ name: "createdAt", sort: "DESC" }, { name: "id" }],
    },
    { name: "user_activity_since", properties: ["createdAt", "user"] },
    {
      name: "user_activity_type",
      properties: ["activityType", "createdAt", "id"],
      columns: [{ name: "activityType" }, { name: "createdAt", sort: "DESC" }, { name: "id" }],
    },
    { name: "user_activity_user", properties: ["user", "createdAt"] },
  ],
  uniques: [
    {
      name: "user_activity_crash_once",
      expression:
        "CREATE UNIQUE INDEX user_activity_crash_once ON public.user_activity USING btree (md5((activity_data)::text), (((created_at AT TIME ZONE 'UTC'::text))::date)) WHERE (user_id IS NULL)",
    },
  ],
  checks: [{ name: "user_activity_user_check", expression: "(user_id is null) = (activity_type = 'app_crashed')" }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    /** Null for a crash, and only there. */
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").nullable(),
    activityType: p.enum([
      "created_post",
      "liked_post",
      "commented_on_post",
      "joined_group",
      "registered_for_event",
      "app_crashed",
    ]),
    activityData: p.json<Readonly<Record<string, string>>>(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "user_activity.activity_data": "impersonal",
  "user_activity.activity_type": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "user_activity.user_id": "own",
} satisfies OwnDataDecisions;
