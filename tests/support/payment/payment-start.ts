import type { PaymentStart } from "../../../server/payment/provider/provider.ts";

export const TX_REF = "event-1-1795402359303-abc";

/** A payment of ₦2,500.50 as the server starts it. */
export const paymentStart = (change: Partial<PaymentStart> = {}): PaymentStart => ({
  txRef: TX_REF,
  amountKobo: 250_050,
  returnUrl: "http://localhost:2567/payment-success?payment_ref=K7M29QPD&event_id=1",
  customer: { email: "ada@example.org", name: "Ada Obi" },
  title: "Night of praise",
  description: "One seat",
  sessionMinutes: 10,
  ...change,
});
