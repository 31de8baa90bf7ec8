import type { ErrorTexts } from "../frame/error-text.ts";

/** What only admins run into: `admin/admin-errors.ts`. */
export type PaymentAdminCode = Extract<
  keyof ErrorTexts<"payment">,
  | "payment/ticket-not-found"
  | "payment/not-paid"
  | "payment/already-refunded"
  | "payment/checked-in"
  | "payment/no-provider"
  | "payment/reconciling"
  | "payment/reconciliation-not-found"
>;

export const paymentErrors: Omit<ErrorTexts<"payment">, PaymentAdminCode> = {
  "payment/not-found": { title: "Payment not found", message: "There is no payment of yours with this reference." },
  "payment/not-needed": { title: "No ticket needed", message: "This event is free. You can register for it." },
  "payment/not-available": {
    title: "Tickets can’t be bought yet",
    message: "Payments aren’t set up on this server. Please ask whoever runs the event.",
  },
  "payment/provider-away": {
    title: "The payment page can’t be opened",
    message: "Your seat is kept. Please try again in a minute.",
  },
  "payment/webhook-refused": { title: "Not accepted", message: "This call doesn’t come from the payment provider." },
};
