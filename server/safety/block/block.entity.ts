import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";

export const BlockEntity = defineEntity({
  name: "Block",
  tableName: "blocks",
  checks: [{ name: "blocks_check", expression: "blocker_id <> blocked_id" }],
  properties: {
    blocker: () => p.manyToOne(UserEntity).primary().updateRule("no action"),
    blocked: () => p.manyToOne(UserEntity).primary().updateRule("no action").index("blocks_blocked"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const ownData = {
  "blocks.blocked_id": "withheld",
  "blocks.blocker_id": "own",
} satisfies OwnDataDecisions;
