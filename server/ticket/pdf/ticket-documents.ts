import { createHash } from "node:crypto";
import type { CommunitySettings } from "../../../schema/community/settings.ts";
import type { TicketDetails } from "../../../schema/ticket/document/ticket-document.ts";
import type { OwnTicket } from "../ticket.ts";
import { ticketHtml } from "./ticket-html.ts";
import type { TicketDocument } from "./ticket-pdf.ts";

/** The document of a ticket. */
export type TicketDocuments = (own: OwnTicket) => TicketDocument;

/** Stands for the template, its style and its fonts: when one of them changes, so does the document of this ticket. */
const sample: TicketDetails = {
  communityName: "",
  eventTitle: "A",
  eventDate: 0,
  endDate: null,
  location: "A",
  holderName: "A",
  reference: "AAAABBBB",
  ticketPriceKobo: 1,
  timeZone: "UTC",
  code: "A",
};

export function ticketDocuments(community: Pick<CommunitySettings, "name" | "timeZone">): TicketDocuments {
  const template = hashOf(ticketHtml(sample));
  return ({ registrationId, memberId, ticket }) => {
    const details = { ...ticket, communityName: community.name, timeZone: community.timeZone };
    return {
      registrationId,
      memberId,
      contentHash: hashOf(template + JSON.stringify(details)),
      html: () => ticketHtml(details),
    };
  };
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");
