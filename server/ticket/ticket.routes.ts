import * as ticketApi from "../../schema/ticket/api.ts";
import { formatReference } from "../../schema/ticket/document/ticket-format.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { TicketCodes } from "./code/ticket-code.ts";
import type { TicketDocuments } from "./pdf/ticket-documents.ts";
import { type Printing, pdfOf } from "./pdf/ticket-pdf.ts";
import { readOwnTicket } from "./ticket.ts";

export function ticketRoutes(codes: TicketCodes, documents: TicketDocuments, printing: Printing): Route[] {
  return [
    route(ticketApi.readTicket, async ({ em, member, params }) => {
      return (await readOwnTicket(em, codes, member.memberId, params)).ticket;
    }),

    route(ticketApi.readTicketPdf, async ({ em, member, params }) => {
      const own = await readOwnTicket(em, codes, member.memberId, params);
      const content = await pdfOf(em, printing, documents(own));
      return { type: "application/pdf", name: `ticket-${formatReference(own.ticket.reference)}.pdf`, content };
    }),
  ];
}
