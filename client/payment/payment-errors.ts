import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"payment"> = {
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
  "payment/ticket-not-found": {
    title: "Not found",
    message: "There is no such ticket anymore. The account may have been deleted, and then its ticket is refunded.",
  },
  "payment/not-paid": { title: "Not paid", message: "Nothing was paid for this ticket, so nothing can go back." },
  "payment/already-refunded": {
    title: "Already refunded",
    message: "This ticket’s money already goes back. The list shows how far it is.",
  },
  "payment/checked-in": {
    title: "Already let in",
    message: "They were let in at the door. If that was a mistake, undo it at the door first.",
  },
  "payment/no-provider": {
    title: "Nothing to compare with",
    message: "Payments aren’t set up on this server.",
  },
  "payment/reconciling": {
    title: "Already comparing",
    message: "Another comparison is running. Please wait until it has finished.",
  },
  "payment/reconciliation-not-found": { title: "Not found", message: "There is no such comparison." },
};
