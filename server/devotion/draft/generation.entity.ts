import { defineEntity, p } from "@mikro-orm/core";
import { AI_FAILURES } from "../../../schema/ai/failure.ts";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { DevotionEntity } from "../devotion.entity.ts";

/** What an admin asked the language model for, and how that ended. */
export const DevotionGenerationEntity = defineEntity({
  name: "DevotionGeneration",
  tableName: "devotion_generations",
  indexes: [
    {
      name: "devotion_generations_user",
      properties: ["user", "startedAt"],
      columns: [{ name: "user" }, { name: "startedAt", sort: "DESC" }],
    },
  ],
  uniques: [{ name: "devotion_generations_running", where: "ended_at is null", properties: ["user"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    theme: p.text().nullable(),
    occasion: p.text().nullable(),
    scriptureRef: p.text().nullable(),
    startedAt: p.datetime().defaultRaw(`now()`).index("devotion_generations_started"),
    /** Null while it is running. */
    endedAt: p.datetime().nullable(),
    failure: p.enum(AI_FAILURES).nullable(),
    devotion: () =>
      p.manyToOne(DevotionEntity).deleteRule("set null").nullable().index("devotion_generations_devotion"),
  },
});

export const erasure = {
  "devotion_generations.failure": "goes",
  "devotion_generations.occasion": "goes",
  "devotion_generations.scripture_ref": "goes",
  "devotion_generations.theme": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "devotion_generations.devotion_id": "withheld",
  "devotion_generations.user_id": "own",
} satisfies OwnDataDecisions;
