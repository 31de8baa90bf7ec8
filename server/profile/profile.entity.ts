import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions } from "../platform/database/erasure-decision.ts";

export const ProfileEntity = defineEntity({
  name: "Profile",
  tableName: "profiles",
  checks: [{ name: "profiles_full_name_check", expression: "full_name <> ''::text" }],
  properties: {
    user: () => p.oneToOne(UserEntity).primary().updateRule("no action"),
    fullName: p.text(),
    createdAt: p.datetime().defaultRaw(`now()`),
    updatedAt: p.datetime().defaultRaw(`now()`),
    plainName: p.text().generated("plain_letters(full_name) stored").nullable(),
  },
});

export const erasure = {
  "profiles.full_name": "goes",
  "profiles.plain_name": "goes",
  "profiles.user_id": "goes",
} satisfies ErasureDecisions;
