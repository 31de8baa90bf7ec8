import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";

/** SAFE-2: the member's birth date has been confirmed. */
export const AgeConfirmationEntity = defineEntity({
  name: "AgeConfirmation",
  tableName: "age_confirmations",
  properties: {
    user: () => p.oneToOne(UserEntity).owner().primary().updateRule("no action"),
    /** Null if the account is gone. */
    confirmer: () => p.manyToOne(UserEntity).nullable().index("age_confirmations_confirmer"),
    confirmedAt: p.datetime().defaultRaw(`now()`),
  },
});

export const ownData = {
  "age_confirmations.confirmer_id": "withheld",
  "age_confirmations.user_id": "own",
} satisfies OwnDataDecisions;
