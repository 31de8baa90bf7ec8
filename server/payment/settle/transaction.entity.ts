import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { KoboType } from "../../platform/database/kobo-type.ts";
import { EventPaymentEntity } from "../payment.entity.ts";

/** A transaction that the provider has reported for a payment. */
export const EventPaymentTransactionEntity = defineEntity({
  name: "EventPaymentTransaction",
  tableName: "event_payment_transactions",
  checks: [
    { name: "event_payment_transactions_decided_check", expression: "(outcome is not null) = (status = 'successful')" },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    payment: () => p.manyToOne(EventPaymentEntity).deleteRule("restrict").index("event_payment_transactions_payment"),
    /** The provider's id. */
    transactionId: p.text().name("flutterwave_transaction_id").unique("event_payment_transactions_once"),
    status: p.enum(["successful", "failed", "other"]),
    amountKobo: p.type(KoboType).name("amount").columnType("numeric(12,2)"),
    currency: p.text(),
    /** What became of the money. Null while there is none. */
    outcome: p.enum(["ticket", "refund"]).nullable(),
    /** On the provider's clock. */
    createdAt: p.datetime(),
    seenAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "event_payment_transactions.currency": "impersonal",
  "event_payment_transactions.flutterwave_transaction_id": "impersonal",
  "event_payment_transactions.outcome": "impersonal",
  "event_payment_transactions.status": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "event_payment_transactions.payment_id": "own",
} satisfies OwnDataDecisions;
