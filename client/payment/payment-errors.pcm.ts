import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"payment"> = {
  "payment/not-found": { title: "We no see the payment", message: "You no get any payment with this reference." },
  "payment/not-needed": { title: "You no need ticket", message: "This event na free. You fit register for am." },
  "payment/not-available": {
    title: "Nobody fit buy tickets yet",
    message: "Payments never dey set up for this server. Abeg ask who dey run the event.",
  },
  "payment/provider-away": {
    title: "The payment page no fit open",
    message: "We dey keep your seat. Abeg try am again in one minute.",
  },
  "payment/webhook-refused": { title: "We no accept am", message: "This call no come from the payment provider." },
  "payment/ticket-not-found": {
    title: "We no see am",
    message: "That ticket no dey again. E fit be say dem delete the account, and then we dey refund the ticket.",
  },
  "payment/not-paid": { title: "Nobody pay", message: "Nobody pay for this ticket, so nothing fit go back." },
  "payment/already-refunded": {
    title: "E don refund already",
    message: "The money of this ticket dey go back already. The list dey show how far.",
  },
  "payment/checked-in": {
    title: "Don enter already",
    message: "The person don enter for the door. If na mistake, undo am for the door first.",
  },
  "payment/no-provider": {
    title: "Nothing dey to compare with",
    message: "Payments never dey set up for this server.",
  },
  "payment/reconciling": {
    title: "Compare dey go on already",
    message: "Another comparison dey run. Abeg wait make e finish.",
  },
  "payment/reconciliation-not-found": { title: "We no see am", message: "That comparison no dey." },
};

export type Holds = Translates<typeof import("./payment-errors.ts"), typeof import("./payment-errors.pcm.ts")>;
