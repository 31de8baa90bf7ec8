import { ticketPath } from "../../schema/ticket/ticket-path.ts";

interface Ticket {
  readonly eventId: string;
  readonly reference: string;
}

/** The page that says how a payment went. The provider adds its own parameters. */
export const paymentPageUrl = (siteUrl: string, { eventId, reference }: Ticket): string =>
  `${siteUrl}/payment-success?${new URLSearchParams({ payment_ref: reference, event_id: eventId })}`;

export const ticketPageUrl = (siteUrl: string, { eventId, reference }: Ticket): string =>
  siteUrl + ticketPath(eventId, reference);
