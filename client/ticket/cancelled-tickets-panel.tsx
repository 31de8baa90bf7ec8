import { useEffect } from "react";
import { useSession } from "../net/session.ts";
import { localStore, savedKeys, TICKET_PREFIX } from "../net/storage/local-storage.ts";
import { loadPart } from "../ui/late/load-part.ts";

const loadQueries = () => import("./ticket-queries.ts");

/**
 * EVENT-79: shows nothing, and checks the saved tickets of an event for which the member is not registered. A ticket shows the
 * link of an online event, so it goes with the registration, wherever that was cancelled.
 */
export function CancelledTicketsPanel({ eventId }: { eventId: string }) {
  const memberId = useSession().me?.memberId;
  useEffect(() => {
    if (memberId === undefined || savedKeys(localStore(), TICKET_PREFIX).length === 0) return;
    return loadPart(loadQueries, ({ checkSavedTickets }) => void checkSavedTickets(memberId, eventId));
  }, [memberId, eventId]);
  return null;
}
