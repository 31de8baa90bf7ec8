import type { TicketDetails } from "../../../schema/ticket/document/ticket-document.ts";

const sample: TicketDetails = {
  communityName: "Lampstand",
  eventTitle: "Friday Game Night",
  eventDate: Date.parse("2026-11-28T15:00:00Z"),
  endDate: Date.parse("2026-11-28T17:30:00Z"),
  location: "Grace Hall, 12 Adeola Odeku Street, Lagos",
  holderName: "Ada Obi",
  reference: "K7M29QPD",
  ticketPriceKobo: 250_000,
  timeZone: "Africa/Lagos",
  code: "AQ".padEnd(111, "aB3_-xYz9"),
};

/** A ticket as the template gets it. */
export const ticketDetails = (changes: Partial<TicketDetails> = {}): TicketDetails => ({ ...sample, ...changes });
