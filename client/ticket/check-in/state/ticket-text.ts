import type { CheckInTicket } from "../../../../schema/ticket/check-in.ts";

/** What someone scanned or typed at check-in. */
export type TicketText =
  | { kind: "code"; code: string }
  | { kind: "reference"; reference: string }
  /** A name, part of a reference, or the QR code of something else. */
  | { kind: "other"; text: string };

const REFERENCE_LENGTH = 8;
const code = /^[\w-]{111}$/;
/** Letters and digits, in groups or not: "k7m2 9qpd", "K7M2-9QPD". */
const reference = /^[\dA-Z]{8}$/;

/** Reads what was scanned or typed, in lower case and with spaces and dashes too. */
export function readTicketText(typed: string): TicketText {
  const text = typed.trim();
  if (code.test(text)) return { kind: "code", code: text };
  const compact = compactReference(text);
  return reference.test(compact) ? { kind: "reference", reference: compact } : { kind: "other", text };
}

export const compactReference = (text: string): string => text.toUpperCase().replace(/[\s\-–—‑.]/g, "");

/** Characters that look alike on a crumpled ticket, or that no reference contains. All of a group count as its first. */
const groups = ["O0QD", "1IL7", "2Z", "5S", "8B", "6G", "UV"];
const firstOfGroup = new Map(groups.flatMap((group) => [...group].map((each) => [each, group[0] ?? each])));
const foldLookAlikes = (text: string): string => [...text].map((each) => firstOfGroup.get(each) ?? each).join("");

/**
 * The ticket with this reference. If there is none, the only one whose reference looks like it: of a few hundred
 * references out of 850 thousand million, two that look alike are very unlikely.
 */
export function ticketByReference(tickets: readonly CheckInTicket[], typed: string): CheckInTicket | undefined {
  const exact = tickets.find((ticket) => ticket.reference === typed);
  if (exact) return exact;
  const folded = foldLookAlikes(typed);
  const alike = tickets.filter((ticket) => foldLookAlikes(ticket.reference) === folded);
  return alike.length === 1 ? alike[0] : undefined;
}

/** "K7M2-9QPD", as on the ticket. */
export const groupedReference = (text: string): string =>
  text.length === REFERENCE_LENGTH ? `${text.slice(0, 4)}-${text.slice(4)}` : text;
