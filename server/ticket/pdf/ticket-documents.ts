import { createHash } from "node:crypto";
import type { CommunitySettings } from "../../../schema/community/settings.ts";
import type { Language } from "../../../schema/language/languages.ts";
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
  const templateIn = kept((language: Language | null) => hashOf(ticketHtml(sample, language)));
  return ({ registrationId, memberId, language, ticket }) => {
    const details = { ...ticket, communityName: community.name, timeZone: community.timeZone };
    return {
      registrationId,
      memberId,
      contentHash: hashOf(templateIn(language) + JSON.stringify(details)),
      html: () => ticketHtml(details, language),
    };
  };
}

/** Each language has a template of its own. */
function kept<Key>(make: (key: Key) => string): (key: Key) => string {
  const made = new Map<Key, string>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");
