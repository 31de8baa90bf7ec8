import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { event, ownRegistration, ownWaiting } from "./event.ts";

export const listOwnEvents = endpoint("GET /api/own-events", "member", {
  summary:
    "What the caller has to do with events: up to 100 registrations and held seats, newest first, places on waiting lists, soonest event first, and up to 20 registrations that were given up, newest first.",
  output: z.strictObject({
    registrations: z.array(z.strictObject({ event, registration: ownRegistration })),
    waiting: z.array(z.strictObject({ event, waiting: ownWaiting })),
    cancelled: z.array(
      z.strictObject({
        event,
        reference: z.string(),
        /** Milliseconds since 1970. */
        cancelledAt: z.number(),
        /** The ticket was paid, so the money goes back. */
        wasPaid: z.boolean(),
        /** The member did not give it up: the payment came after the last seat was gone, or an admin refunded the ticket. */
        wasLost: z.boolean(),
      }),
    ),
  }),
});
