/** The page that says how a payment went. */
export const paymentPath = (eventId: string, reference: string): string =>
  `/payment-success?${new URLSearchParams({ payment_ref: reference, event_id: eventId })}`;

export const ticketPath = (eventId: string, reference: string): string =>
  `/ticket-download?${new URLSearchParams({ event_id: eventId, payment_ref: reference })}`;

/** The page of the inline checkout. Only its document allows the provider’s script, so it is always loaded anew. */
export const payPath = (eventId: string): string => `/event/${eventId}/pay`;
