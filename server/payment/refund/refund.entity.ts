import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { KoboType } from "../../platform/database/kobo-type.ts";
import { EventPaymentEntity } from "../payment.entity.ts";
import { EventPaymentTransactionEntity } from "../settle/transaction.entity.ts";

/** `refused`: the provider did not accept the last try. `requested`: it did, and the money is under way. */
export const refundStates = ["waiting", "refused", "requested", "completed"] as const;

/** Money that goes back to a member. The row exists before the provider is asked. */
export const EventRefundEntity = defineEntity({
  name: "EventRefund",
  tableName: "event_refunds",
  indexes: [{ name: "event_refunds_next", where: "next_try_at is not null", properties: ["nextTryAt"] }],
  uniques: [{ name: "event_refunds_once", properties: ["transaction", "part"] }],
  checks: [{ name: "event_refunds_amount_check", expression: "amount > 0::numeric" }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    payment: () => p.manyToOne(EventPaymentEntity).deleteRule("restrict").index("event_refunds_payment"),
    transaction: () => p.manyToOne(EventPaymentTransactionEntity).deleteRule("restrict"),
    /** The price of the ticket, or what was paid beyond it. */
    part: p.enum(["price", "excess"]),
    amountKobo: p.type(KoboType).name("amount").columnType("numeric(12,2)"),
    reason: p.text(),
    state: p.enum(refundStates).default("waiting"),
    tries: p.integer().default(0),
    triedAt: p.datetime().nullable(),
    /** Null once the provider has completed the refund. */
    nextTryAt: p.datetime().defaultRaw(`now()`).nullable(),
    lastError: p.text().nullable(),
    /** The provider's id. */
    refundId: p.text().name("flutterwave_refund_id").unique("event_refunds_refund").nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    completedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "event_refunds.flutterwave_refund_id": "impersonal",
  "event_refunds.last_error": "impersonal",
  "event_refunds.part": "impersonal",
  "event_refunds.reason": "impersonal",
  "event_refunds.state": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "event_refunds.payment_id": "own",
  "event_refunds.transaction_id": "withheld",
} satisfies OwnDataDecisions;
