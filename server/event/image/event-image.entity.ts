import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

export const EventImageEntity = defineEntity({
  name: "EventImage",
  tableName: "event_images",
  properties: {
    name: p.text().primary(),
    createdBy: () =>
      p.manyToOne(UserEntity).name("created_by").deleteRule("set null").nullable().index("event_images_creator"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "event_images.name": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "event_images.created_by": "own",
} satisfies OwnDataDecisions;
