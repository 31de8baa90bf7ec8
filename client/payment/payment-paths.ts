/** The page that says how a payment went. */
export const paymentPath = (eventId: string, reference: string): string =>
  `/payment-success?${new URLSearchParams({ payment_ref: reference, event_id: eventId })}`;

/** The page of the inline checkout. Only its document allows the provider’s script, so it is always loaded anew. */
export const payPath = (eventId: string): string => `/event/${eventId}/pay`;
