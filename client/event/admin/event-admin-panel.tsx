import { lazy } from "react";
import { useParams } from "react-router";
import { EventList } from "./event-list.tsx";

const EventPage = lazy(async () => ({ default: (await import("./one/event-page.tsx")).EventPage }));
const PaymentsAdminPanel = lazy(async () => ({
  default: (await import("../../payment/admin/payments-admin-panel.tsx")).PaymentsAdminPanel,
}));

/** The events section of the admin area: the list, the payments at `/payments`, or one event at its id. */
export function EventAdminPanel() {
  const { eventId } = useParams();
  if (eventId === undefined) return <EventList />;
  if (eventId === "payments") return <PaymentsAdminPanel />;
  return <EventPage key={eventId} eventId={eventId} />;
}
