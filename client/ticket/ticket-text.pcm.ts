import type { Translates } from "../../schema/language/translation.ts";

export const screenTitle = "Your ticket";
export const loadingTicket = "Your ticket dey load...";
export const downloadButton = "Download Ticket";
export const printButton = "Print";
export const eventLink = "Go back to the event";
export const homeLink = "Go to the home page";
export const makingPdf = "We dey make your PDF…";
export const downloadedToast = "Your ticket don download!";
/** The page itself does not open offline yet. */
export const networkHint = "Network no dey the door? Keep this page open, or download the ticket before you go.";
/** Shown with a ticket that could not be read again. */
export const offlineTitle = "We no fit check for changes";
export const offlineMessage = "This na your ticket as you last see am. E still dey work for the door.";
/** For screen readers. */
export const codeLabel = "QR code of your ticket, for the door";
export const codeHint = "Show this for the door. E dey this phone, even when network no dey.";

export type Holds = Translates<typeof import("./ticket-text.ts"), typeof import("./ticket-text.pcm.ts")>;
