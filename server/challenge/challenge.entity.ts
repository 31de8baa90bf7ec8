import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { OwnDataDecisions } from "../platform/database/data-decision.ts";
import { SoloSetEntity } from "../solo/solo-set.entity.ts";

/** A set that one member has played and another one plays later. */
export const ChallengeEntity = defineEntity({
  name: "Challenge",
  tableName: "challenges",
  indexes: [
    { name: "challenges_challenger", properties: ["challenger", "createdAt"] },
    { name: "challenges_challenged", properties: ["challenged", "createdAt"] },
  ],
  uniques: [{ name: "challenges_set_key", properties: ["set"] }],
  checks: [{ name: "challenges_two_check", expression: "challenged_id <> challenger_id" }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    set: () => p.manyToOne(SoloSetEntity).deleteRule("cascade"),
    challenger: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    /** Null until it is sent or somebody plays it from its link, and once their account is gone. */
    challenged: () => p.manyToOne(UserEntity).deleteRule("set null").nullable(),
    sentAt: p.datetime().nullable(),
    /** Otherwise the friend never sees it. The challenger cannot tell. */
    isDelivered: p.boolean().default(false),
    declinedAt: p.datetime().nullable(),
    /** Both have played. */
    finishedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    endsAt: p.datetime(),
  },
});

export const ownData = {
  "challenges.challenged_id": "withheld",
  "challenges.challenger_id": "own",
} satisfies OwnDataDecisions;
