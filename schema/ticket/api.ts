import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line } from "../text.ts";

/** Texts, because what is no id or reference at all gets the same answer as a ticket that does not exist. */
const ticketParams = z.strictObject({
  eventId: line({ min: 1, max: 64 }),
  /** Also with its dash and in small letters. */
  reference: line({ min: 1, max: 64 }),
});

/** A ticket, as its owner sees it. The community's name and time zone are those of the page. */
export const ticket = z.strictObject({
  eventId: z.uuid(),
  eventTitle: z.string(),
  /** Milliseconds since 1970, like the end. */
  eventDate: z.number(),
  endDate: z.number().nullable(),
  location: z.string().nullable(),
  /** Empty if the member has not set a name. */
  holderName: z.string(),
  /** Eight characters, without the dash. */
  reference: z.string(),
  /** In kobo. Null if the event is free. */
  ticketPriceKobo: z.int().nullable(),
  /** The text of the QR code. */
  code: z.string(),
});
export type Ticket = z.infer<typeof ticket>;

export const readTicket = endpoint("GET /api/tickets/:eventId/:reference", "member", {
  summary: "The caller's own ticket. Those of others and unknown ones are refused alike.",
  params: ticketParams,
  output: ticket,
});

export const readTicketPdf = endpoint("GET /api/tickets/:eventId/:reference/pdf", "member", {
  summary:
    "The caller's own ticket as PDF. It is printed when it is first asked for; if that takes long, the reply is `ticket/pdf-in-progress`, and the caller asks again.",
  params: ticketParams,
  kind: "file",
  fileTypes: ["application/pdf"],
  limit: { name: "ticket-pdf", tries: 60, seconds: 10 * 60, per: "account" },
  timeoutSeconds: 20,
});
