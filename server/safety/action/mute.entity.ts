import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";

/** SAFE-43: until then the member reads but does not write. A row whose time has passed means nothing. */
export const MuteEntity = defineEntity({
  name: "Mute",
  tableName: "mutes",
  properties: {
    user: () => p.oneToOne(UserEntity).primary().updateRule("no action"),
    until: p.datetime(),
  },
});

export const ownData = {
  "mutes.user_id": "own",
} satisfies OwnDataDecisions;
