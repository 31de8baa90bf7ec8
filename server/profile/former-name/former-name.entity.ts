import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

/** A trigger adds a row when a profile's name changes. */
export const FormerNameEntity = defineEntity({
  name: "FormerName",
  tableName: "former_names",
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("former_names_user"),
    name: p.text(),
    replacedAt: p.datetime().defaultRaw(`now()`).index("former_names_replaced"),
  },
});

export const erasure = {
  "former_names.name": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "former_names.user_id": "own",
} satisfies OwnDataDecisions;
