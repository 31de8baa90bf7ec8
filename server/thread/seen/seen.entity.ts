import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

/** THREAD-74: to whom a member shows that they have read a message. No row means that their age decides. */
export const SeenSettingEntity = defineEntity({
  name: "SeenSetting",
  tableName: "seen_settings",
  properties: {
    user: () => p.oneToOne(UserEntity).primary().updateRule("no action").deleteRule("cascade"),
    audience: p.enum(["everyone", "young", "nobody"]),
    updatedAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "seen_settings.audience": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "seen_settings.user_id": "own",
} satisfies OwnDataDecisions;
