import * as pageText from "./ticket-document-text.ts";
import { formatPrice, formatReference, type TicketText, ticketDay, ticketTime } from "./ticket-format.ts";

/** Everything that a ticket shows. */
export interface TicketDetails {
  readonly communityName: string;
  readonly eventTitle: string;
  /** In milliseconds since 1970. */
  readonly eventDate: number;
  /** Null if the event has no stated end. */
  readonly endDate: number | null;
  readonly location: string | null;
  /** Empty if the member has not set a name. */
  readonly holderName: string;
  /** Eight characters, without the dash. */
  readonly reference: string;
  /** What was paid for the ticket. Null if the event is free. */
  readonly ticketPriceKobo: number | null;
  /** The community's time zone, like Africa/Lagos. */
  readonly timeZone: string;
  /** The text of the QR code. */
  readonly code: string;
}

/** A QR code, drawn by what renders the document. */
export interface DocumentQrCode {
  readonly qr: string;
  readonly label: string;
}

/** One element of the document. Its class is `ticket-` and the part, as in ticket-document-style.ts. */
export interface DocumentElement {
  readonly tag: "article" | "header" | "h2" | "dl" | "dt" | "dd" | "div" | "p" | "span";
  readonly part: string;
  /** For text that people wrote, in any script. */
  readonly dir?: "auto";
  readonly children: readonly DocumentNode[];
}

/** Text, never markup: a renderer escapes it. */
export type DocumentNode = string | DocumentElement | DocumentQrCode;

/**
 * The one template of a ticket. The page renders it with React, the server as the HTML of the PDF. A page has its language's
 * texts already, the server passes those of the member's.
 */
export function ticketDocument(ticket: TicketDetails, text: TicketText = pageText): DocumentElement {
  return element("article", "document", [
    element("header", "band", [
      written("span", "community", ticket.communityName),
      element("span", "kind", [text.kind]),
    ]),
    element("div", "event", [
      written("h2", titlePart(ticket.eventTitle), ticket.eventTitle),
      element("dl", "facts", [
        fact(text.when, [
          element("span", "line", [ticketDay(ticket)]),
          element("span", "line", [ticketTime(ticket, text)]),
        ]),
        ...(ticket.location ? [fact(text.where, [written("span", "line", ticket.location)])] : []),
      ]),
    ]),
    element("div", "stub", [
      element("div", "code", [{ qr: ticket.code, label: text.codeLabel }]),
      element("dl", "holder", [
        ...(ticket.holderName ? [fact(text.name, [written("span", "line", ticket.holderName)])] : []),
        fact(text.reference, [element("span", "reference", [formatReference(ticket.reference)])]),
        fact(text.price, [element("span", "line", [formatPrice(ticket.ticketPriceKobo, text)])]),
      ]),
    ]),
    element("p", "notice", [text.arriveEarly]),
  ]);
}

const element = (tag: DocumentElement["tag"], part: string, children: readonly DocumentNode[]): DocumentElement => ({
  tag,
  part,
  children,
});

/** Text that somebody wrote, in the direction of its own script. */
const written = (tag: DocumentElement["tag"], part: string, content: string): DocumentElement => ({
  tag,
  part,
  dir: "auto",
  children: [content],
});

const fact = (label: string, values: readonly DocumentNode[]): DocumentElement =>
  element("div", "fact", [element("dt", "label", [label]), element("dd", "value", values)]);

/** Long titles are set smaller. Lengths count code points. */
function titlePart(title: string): string {
  const length = [...title].length;
  if (length > 140) return "title-small";
  return length > 48 ? "title-medium" : "title";
}
