import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions } from "../../platform/database/data-decision.ts";

/** The one-time codes of the last month, of which at most one still works. */
export const AdminCodeEntity = defineEntity({
  name: "AdminCode",
  tableName: "admin_codes",
  properties: {
    hash: p.text().primary(),
    issuedAt: p.datetime().defaultRaw(`now()`),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "admin_codes.hash": "impersonal",
} satisfies ErasureDecisions;
