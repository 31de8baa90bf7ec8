import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";

export const BirthDateEntity = defineEntity({
  name: "BirthDate",
  tableName: "birth_dates",
  indexes: [{ name: "birth_dates_created", properties: ["createdAt", "user"] }],
  properties: {
    user: () => p.oneToOne(UserEntity).owner().primary().updateRule("no action"),
    birthDate: p.date(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const ownData = {
  "birth_dates.user_id": "own",
} satisfies OwnDataDecisions;
