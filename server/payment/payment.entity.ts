import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import { EventEntity } from "../event/event.entity.ts";
import { EventRegistrationEntity } from "../event/registration/registration.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { KoboType } from "../platform/database/kobo-type.ts";

/**
 * `initiated`: no money yet. `failed`: the newest try was declined, another may follow. `completed`: paid for a ticket.
 * `refunded`: the money goes back. `cancelled`: the seat was given up before money came. `expired`: no money came for days.
 */
export const paymentStatuses = ["initiated", "failed", "completed", "refunded", "cancelled", "expired"] as const;

/** Payments that can still be made on their page. */
export const openStatuses = ["initiated", "failed"] as const;

/** A member's payment for a ticket. The provider may report several transactions for it. */
export const EventPaymentEntity = defineEntity({
  name: "EventPayment",
  tableName: "event_payments",
  indexes: [
    { name: "event_payments_reference", properties: ["paymentReference"] },
    { name: "event_payments_check", where: "check_at is not null", properties: ["checkAt"] },
    {
      name: "event_payments_link",
      where: "checkout_link is not null and link_closed_at is null",
      properties: ["createdAt"],
    },
  ],
  uniques: [{ name: "event_payments_once", where: "payment_status = 'completed'::text", properties: ["registration"] }],
  checks: [
    { name: "event_payments_amount_check", expression: "amount > 0::numeric" },
    {
      name: "event_payments_completed_check",
      expression:
        "payment_status <> 'completed' or (flutterwave_transaction_id is not null and completed_at is not null)",
    },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    event: () => p.manyToOne(EventEntity).deleteRule("restrict").index("event_payments_event"),
    user: () => p.manyToOne(UserEntity).deleteRule("set null").nullable().index("event_payments_user"),
    registration: () =>
      p.manyToOne(EventRegistrationEntity).deleteRule("set null").nullable().index("event_payments_registration"),
    /** The price when the payment began. */
    amountKobo: p.type(KoboType).name("amount").columnType("numeric(12,2)"),
    currency: p.enum(["NGN"]).default("NGN"),
    paymentStatus: p.enum(paymentStatuses).default("initiated"),
    /** The reference of the registration for which the payment began. */
    paymentReference: p.text(),
    txRef: p.text().name("flutterwave_tx_ref").unique("event_payments_tx_ref"),
    /** The transaction that paid the ticket. */
    transactionId: p.text().name("flutterwave_transaction_id").unique("event_payments_transaction").nullable(),
    /** Why there is no ticket for the money, or none any longer. */
    refundReason: p.text().nullable(),
    /** The provider's payment page. */
    checkoutLink: p.text().nullable(),
    linkClosedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    completedAt: p.datetime().nullable(),
    /** When a job asks the provider next. Null once the payment is settled. */
    checkAt: p.datetime().nullable(),
    checks: p.integer().default(0),
  },
});

export const erasure = {
  "event_payments.checkout_link": "impersonal",
  "event_payments.currency": "impersonal",
  "event_payments.flutterwave_transaction_id": "impersonal",
  "event_payments.flutterwave_tx_ref": "impersonal",
  "event_payments.payment_reference": "impersonal",
  "event_payments.payment_status": "impersonal",
  "event_payments.refund_reason": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "event_payments.event_id": "withheld",
  "event_payments.registration_id": "withheld",
  "event_payments.user_id": "own",
} satisfies OwnDataDecisions;
