// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../client/net/session.ts";
import { CancelledTicketsPanel } from "../../../../client/ticket/cancelled-tickets-panel.tsx";
import { savedTicket, saveTicket } from "../../../../client/ticket/saved-ticket.ts";
import type { Ticket } from "../../../../schema/ticket/api.ts";
import { ada } from "../../../support/browser/me.ts";
import { render } from "../../../support/browser/render.ts";
import { ticketDetails } from "../../../support/ticket/ticket-details.ts";
import { until } from "../../../support/until.ts";

const { communityName: _, timeZone: __, ...details } = ticketDetails();
const eventId = "0198c0de-0000-7000-8000-000000000001";
const ticket: Ticket = { ...details, eventId, eventDate: Date.now() + 3_600_000, endDate: null };
const other: Ticket = { ...ticket, eventId: "0198c0de-0000-7000-8000-000000000002", reference: "BBBB3333" };

/** Shows the event's page to Ada, whose server gives this reply for a ticket. Returns what it was asked for. */
function showPage(status: number, code: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, "http://localhost").pathname);
    return Response.json({ code, message: "no" }, { status });
  });
  setSession(ada);
  for (const each of [ticket, other]) saveTicket(ada.memberId, each);
  render(
    <QueryClientProvider client={queryClient}>
      <CancelledTicketsPanel eventId={eventId} />
    </QueryClientProvider>,
  );
  return asked;
}

afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const isSaved = ({ reference }: Ticket) => savedTicket(ada.memberId, reference) !== undefined;

test("EVENT-79 the page of an event whose registration was cancelled removes its ticket from the device", async () => {
  const asked = showPage(409, "ticket/cancelled");
  await until(() => !isSaved(ticket));
  expect([isSaved(ticket), isSaved(other)]).toEqual([false, true]);
  expect(asked).toEqual([`/api/tickets/${eventId}/${ticket.reference}`]);
});

test("EVENT-79 a ticket stays on the device while the server can’t say whether it is valid", async () => {
  const asked = showPage(503, "server/unavailable");
  await until(() => asked.length > 0);
  await queryClient.cancelQueries();
  expect(isSaved(ticket)).toBe(true);
});
