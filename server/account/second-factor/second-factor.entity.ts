import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { UserEntity } from "../account.entity.ts";

/** A member's second factor, in the columns of better-auth's plugin. Until it is `verified`, it is only being set up. */
export const SecondFactorEntity = defineEntity({
  name: "SecondFactor",
  tableName: "second_factors",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").unique("second_factors_user"),
    /** Encrypted with the server's secret. */
    secret: p.text(),
    /** The unused recovery codes, encrypted with the server's secret. */
    backupCodes: p.text(),
    verified: p.boolean().default(false),
    /** The time step of the last code that was accepted. Codes of this step and of earlier ones are refused. */
    usedStep: p.integer().nullable(),
    failedVerificationCount: p.integer().default(0),
    lockedUntil: p.datetime().nullable(),
  },
});

export const erasure = {
  "second_factors.secret": "goes",
  "second_factors.backup_codes": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "second_factors.user_id": "own",
  "second_factors.secret": "withheld",
  "second_factors.backup_codes": "withheld",
} satisfies OwnDataDecisions;
