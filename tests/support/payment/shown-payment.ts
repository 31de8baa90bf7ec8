import type { Payment } from "../../../schema/payment/payment.ts";

/** A payment of ₦1,000 that bought a ticket, as its page gets it. */
export const paymentShown = (change: Partial<Payment> = {}): Payment => ({
  eventId: "0198c0de-0000-7000-8000-000000000001",
  eventTitle: "Career night",
  eventDate: 0,
  reference: "K7M29QPD",
  status: "confirmed",
  outcome: "paid",
  ticketReference: "K7M29QPD",
  amountKobo: 100_000,
  isUnderWay: false,
  heldUntil: null,
  refundReason: null,
  refund: null,
  refunds: [],
  isWaiting: false,
  ...change,
});
