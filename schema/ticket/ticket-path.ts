/** The address of a ticket, with its specified parameters. */
export const ticketPath = (eventId: string, reference: string): string =>
  `/ticket-download?${new URLSearchParams({ event_id: eventId, payment_ref: reference })}`;
