import { z } from "zod";
import { endpoint, raw } from "../endpoint.ts";
import { ownRefund, payment, reference, widgetPayment } from "./payment.ts";

const ofEvent = z.strictObject({ eventId: z.uuid() });
const ofPayment = z.strictObject({ eventId: z.uuid(), reference });

export const startPayment = endpoint("POST /api/events/:eventId/payment", "member", {
  summary:
    "Keeps a seat for the caller and opens the payment of its ticket. Called again, it returns the payment that is open.",
  params: ofEvent,
  limit: { name: "payment-start", tries: 30, seconds: 60 * 60, per: "account" },
  output: z.strictObject({
    reference: z.string(),
    /** Milliseconds since 1970. */
    heldUntil: z.number(),
    /** The provider’s page. Null if the widget is used instead. */
    link: z.string().nullable(),
    widget: widgetPayment.nullable(),
  }),
  timeoutSeconds: 20,
});

export const readPayment = endpoint("GET /api/events/:eventId/payments/:reference", "member", {
  summary: "The caller’s payment, as far as this server knows.",
  params: ofPayment,
  output: payment,
});

export const checkPayment = endpoint("POST /api/events/:eventId/payments/:reference/check", "member", {
  summary: "Asks the payment provider about the caller’s payment and settles it.",
  params: ofPayment,
  limit: { name: "payment-check", tries: 120, seconds: 10 * 60, per: "account" },
  output: z.strictObject({
    payment,
    /** False if the provider could not be asked, so the payment is as it was known before. */
    isCurrent: z.boolean(),
  }),
  timeoutSeconds: 30,
});

export const listOwnRefunds = endpoint("GET /api/own-refunds", "member", {
  summary:
    "Money that goes back to the caller, newest first: one entry for each of up to 100 events, until two weeks after it was sent back.",
  output: z.strictObject({ refunds: z.array(ownRefund) }),
});

export const receiveWebhook = endpoint("POST /api/payments/webhook", "anyone", {
  origin: "any",
  summary: "Called by the payment provider after each try to pay. Nothing in the body is trusted.",
  headers: z.object({ "verif-hash": z.string().optional() }),
  body: raw("application/json"),
  maxBodyBytes: 64 * 1024,
  output: z.strictObject({ received: z.literal(true) }),
});
