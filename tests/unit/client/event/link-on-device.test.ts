// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { eventQuery } from "../../../../client/event/event-queries.ts";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../client/net/session.ts";
import { savedTicket, saveTicket } from "../../../../client/ticket/saved-ticket.ts";
import type { Ticket } from "../../../../schema/ticket/api.ts";
import { ada } from "../../../support/browser/me.ts";
import { eventFixture } from "../../../support/event/event-fixture.ts";
import { ticketDetails } from "../../../support/ticket/ticket-details.ts";
import { until } from "../../../support/until.ts";

const { communityName: _, timeZone: __, ...details } = ticketDetails();
const event = eventFixture({ location: "Online", isOnline: true });
const ticket: Ticket = { ...details, eventId: event.eventId, eventDate: Date.now() + 3_600_000, endDate: null };
const registration = {
  status: "registered",
  reference: ticket.reference,
  heldUntil: null,
  registeredAt: 1,
  isPaid: false,
} as const;

/** A server that knows this registration, and refuses the ticket with this reply. */
function serve(own: typeof registration | null, refusal: { status: number; code: string }): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname } = new URL(address, "http://localhost");
    asked.push(pathname);
    if (pathname.startsWith("/api/tickets/")) {
      return Response.json({ code: refusal.code, message: "no" }, { status: refusal.status });
    }
    const rest = { cancelReason: null, waiting: null, canSeeAttendees: false, canManage: false };
    return Response.json({ event, registration: own, ...rest });
  });
  return asked;
}

afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const isSaved = () => savedTicket(ada.memberId, ticket.reference) !== undefined;

test("EVENT-79 a device that reads the event after the registration was cancelled forgets the ticket", async () => {
  setSession(ada);
  saveTicket(ada.memberId, ticket);
  serve(null, { status: 409, code: "ticket/cancelled" });
  await queryClient.fetchQuery(eventQuery(event.eventId));
  await until(() => !isSaved());
  expect(isSaved()).toBe(false);
});

test("EVENT-79 a registered member keeps the ticket, and it is not asked for", async () => {
  setSession(ada);
  saveTicket(ada.memberId, ticket);
  const asked = serve(registration, { status: 409, code: "ticket/cancelled" });
  await queryClient.fetchQuery(eventQuery(event.eventId));
  expect(asked).toEqual([`/api/events/${event.eventId}`]);
  expect(isSaved()).toBe(true);
});
