import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { LoadingScreen } from "../frame/loading-screen.tsx";
import { ApiError, codeOf, isPassing } from "../net/http/api-error.ts";
import { useSession } from "../net/session.ts";
import { savedTicket } from "./saved-ticket.ts";
import { type TicketAddress, ticketQuery } from "./ticket-queries.ts";
import { TicketRefused } from "./ticket-refused.tsx";
import { TicketView } from "./ticket-view.tsx";

/** A member's ticket, at `/ticket-download?event_id=…&payment_ref=…`. Without these or without a member, the home page opens. */
export function TicketScreen() {
  const [search] = useSearchParams();
  const session = useSession();
  const address = { eventId: search.get("event_id") ?? "", reference: search.get("payment_ref") ?? "" };
  if (address.eventId === "" || address.reference === "" || session.status === "signed-out") {
    return <Navigate to="/" replace />;
  }
  if (session.status === "signed-in") return <OwnTicket memberId={session.me.memberId} address={address} />;
  const saved = savedTicket(null, address.reference);
  if (saved) return <TicketView ticket={saved} isOffline={session.status === "unknown"} />;
  if (session.status === "loading") return <LoadingScreen />;
  const unreachable = new ApiError("network/unreachable");
  return (
    <TicketRefused
      query={{ error: unreachable, isFetching: false, refetch: session.retry }}
      eventId={address.eventId}
    />
  );
}

function OwnTicket({ memberId, address }: { memberId: string; address: TicketAddress }) {
  const query = useQuery(ticketQuery(memberId, address));
  const isRefused = query.error !== null && !isPassing(codeOf(query.error));
  if (query.data && !isRefused) return <TicketView ticket={query.data} isOffline={query.isError} />;
  return <TicketRefused query={query} eventId={address.eventId} />;
}
