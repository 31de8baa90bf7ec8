import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions } from "../../platform/database/data-decision.ts";

/** The key that signs the codes on tickets. There is one row. */
export const TicketKeyEntity = defineEntity({
  name: "TicketKey",
  tableName: "ticket_keys",
  properties: {
    id: p.smallint().primary().autoincrement(false),
    /** PKCS #8, DER */
    privateKey: p.blob(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
  checks: [{ name: "ticket_keys_id_check", expression: "id = 1" }],
});

export const erasure = {
  "ticket_keys.private_key": "impersonal",
} satisfies ErasureDecisions;
