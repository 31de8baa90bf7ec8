import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions } from "./database/data-decision.ts";

export const RateLimitEntity = defineEntity({
  name: "RateLimit",
  tableName: "rate_limits",
  properties: {
    key: p.string().primary(),
    points: p.integer().default(0),
    expire: p.bigint("number").nullable().index("rate_limits_expire"),
  },
});

export const erasure = {
  "rate_limits.key": "impersonal",
} satisfies ErasureDecisions;
