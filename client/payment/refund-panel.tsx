import { usePart } from "../ui/late/use-part.ts";
import { useOwnRefund } from "./refund-queries.ts";

interface Props {
  eventId: string;
}

/**
 * PAY-54: on the page of an event, where the member’s money is if some of it goes back, and why. Its notice loads only for whom
 * that concerns.
 */
export function RefundPanel({ eventId }: Props) {
  const own = useOwnRefund(eventId);
  const { part } = usePart(() => import("./refund-notice.tsx"), own !== null);
  return own && part ? <part.RefundNotice eventId={eventId} own={own} /> : null;
}
