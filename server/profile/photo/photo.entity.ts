import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

export const PhotoEntity = defineEntity({
  name: "Photo",
  tableName: "profile_photos",
  properties: {
    name: p.text().primary(),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("profile_photos_user"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "profile_photos.name": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "profile_photos.user_id": "own",
} satisfies OwnDataDecisions;
