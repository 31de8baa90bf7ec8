import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

export const pdfFailed: ErrorText = {
  title: "We no fit make the ticket PDF",
  message: "Try am again in one minute, or print this page instead.",
};

export const errorTexts: ErrorTexts<"ticket"> = {
  "ticket/not-found": {
    title: "We no see the ticket",
    message: "This ticket no dey, or na another person get am. Your own tickets dey the pages of their events.",
  },
  "ticket/not-paid": {
    title: "You never pay",
    message: "We dey keep your seat as you dey pay. Your ticket go show here once the payment enter.",
  },
  "ticket/cancelled": {
    title: "Registration don cancel",
    message:
      "This registration don cancel, so the ticket no dey valid again. You fit register again for the event page.",
  },
  "ticket/pdf-in-progress": pdfFailed,
  "ticket/pdf-failed": pdfFailed,
};

export type Holds = Translates<typeof import("./ticket-errors.ts"), typeof import("./ticket-errors.pcm.ts")>;
