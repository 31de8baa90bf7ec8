import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";

/** SAFE-26: one person's confirmation of the birth date that a member had then. */
export const AgeAttestationEntity = defineEntity({
  name: "AgeAttestation",
  tableName: "age_attestations",
  indexes: [
    { name: "age_attestations_user", properties: ["user", "birthDate"] },
    { name: "age_attestations_newest", properties: ["attestedAt", "id"] },
  ],
  uniques: [{ name: "age_attestations_once", where: "by_mentor", properties: ["user", "confirmer", "birthDate"] }],
  checks: [{ name: "age_attestations_undone_check", expression: "undoer_id is null or undone_at is not null" }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    /** Null if the account is gone. */
    confirmer: () => p.manyToOne(UserEntity).nullable().index("age_attestations_confirmer"),
    birthDate: p.date(),
    /** False for a safeguarding lead or an admin, of whom one is enough. */
    byMentor: p.boolean(),
    attestedAt: p.datetime().defaultRaw(`clock_timestamp()`),
    undoer: () => p.manyToOne(UserEntity).nullable().index("age_attestations_undoer"),
    undoneAt: p.datetime().nullable(),
  },
});

export const ownData = {
  "age_attestations.confirmer_id": "withheld",
  "age_attestations.undoer_id": "withheld",
  "age_attestations.user_id": "own",
} satisfies OwnDataDecisions;
