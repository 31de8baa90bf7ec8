import { ButtonLink } from "../ui/button/button-link.tsx";
import { paymentPath } from "./payment-paths.ts";
import { refundLink } from "./refund-text.ts";

/** Leads to where the member sees how far the refund of a ticket is. */
export const RefundLink = ({ eventId, reference }: { eventId: string; reference: string }) => (
  <ButtonLink to={paymentPath(eventId, reference)} variant="quiet" style={{ position: "relative" }}>
    {refundLink}
  </ButtonLink>
);
