import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

/** In the words of the specification, and what to do next. */
export const pdfFailed: ErrorText = {
  title: "Failed to generate ticket PDF",
  message: "Try again in a minute, or print this page instead.",
};

export const errorTexts: ErrorTexts<"ticket"> = {
  "ticket/not-found": {
    title: "Ticket not found",
    message:
      "This ticket doesn’t exist, or it belongs to someone else. Your own tickets are on the pages of their events.",
  },
  "ticket/not-paid": {
    title: "Not paid yet",
    message: "Your seat is kept while you pay. Your ticket appears here once the payment has arrived.",
  },
  "ticket/cancelled": {
    title: "Registration cancelled",
    message:
      "This registration was cancelled, so its ticket no longer counts. You can register again on the event’s page.",
  },
  "ticket/pdf-in-progress": pdfFailed,
  "ticket/pdf-failed": pdfFailed,
};
