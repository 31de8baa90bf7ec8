// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EventCard } from "../../../../client/event/list/event-card.tsx";
import { MyEvent } from "../../../../client/event/mine/my-event.tsx";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../client/net/session.ts";
import { RefundPanel } from "../../../../client/payment/refund-panel.tsx";
import type { Event } from "../../../../schema/event/event.ts";
import { moneyOutcomes, type Refund, type RefundState, refundStates } from "../../../../schema/payment/money.ts";
import { moneyLead } from "../../../../schema/payment/money-text.ts";
import type { OwnRefund } from "../../../../schema/payment/payment.ts";
import { holdRequests } from "../../../support/browser/held-fetch.ts";
import { ada } from "../../../support/browser/me.ts";
import { render } from "../../../support/browser/render.ts";

const HOUR = 60 * 60_000;
const event: Event = {
  eventId: "event",
  title: "Career night",
  description: "",
  eventType: "general",
  eventDate: Date.now() + HOUR,
  endDate: null,
  previousEventDate: null,
  location: "",
  isOnline: false,
  maxAttendees: 10,
  currentAttendees: 1,
  heldSeats: 0,
  ticketPriceKobo: 100_000,
  currency: "NGN",
  imageName: null,
  isCancelled: false,
  version: 1,
};

const ownRefund = (outcome: OwnRefund["outcome"], state: RefundState): OwnRefund => ({
  eventId: event.eventId,
  reference: "K7M29QPD",
  outcome,
  refund: { amountKobo: 100_000, currency: "NGN", reason: "paid_twice", state },
});

beforeEach(() => {
  queryClient.clear();
  // Nothing is answered: all that is shown is known already.
  holdRequests();
  setSession(ada);
});
afterEach(() => vi.unstubAllGlobals());

function show(content: ReactNode, refunds: readonly OwnRefund[]): HTMLElement {
  queryClient.setQueryData(["event", "refunds"], { refunds });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
  return document.body;
}

const leadOf = ({ outcome, refund }: { outcome: OwnRefund["outcome"]; refund: Refund }) =>
  moneyLead({ outcome, refund });

const surfaces: Readonly<Record<string, ReactNode>> = {
  "the event’s page": <RefundPanel eventId={event.eventId} />,
  "the card of somebody who is registered": <EventCard event={event} ticketReference="K7M29QPD" />,
  "the card of somebody who is not": <EventCard event={event} ticketReference={null} />,
  "the dashboard": <MyEvent mine={{ kind: "cancelled", event, reference: "K7M29QPD", wasPaid: true, wasLost: true }} />,
};

const cases = Object.keys(surfaces).flatMap((surface) =>
  moneyOutcomes.flatMap((outcome) => refundStates.map((state) => ({ surface, outcome, state }))),
);

describe("money that goes back", () => {
  test.each(cases)("PAY-54 $outcome, $state is told on $surface", async ({ surface, outcome, state }) => {
    const own = ownRefund(outcome, state);
    const page = show(surfaces[surface], [own]);
    // The notice on the event’s page loads when it is needed.
    await vi.waitFor(() => expect(page.textContent).toContain(leadOf(own)));
  });

  test.each(Object.keys(surfaces))("PAY-54 money from another event is not told on %s", async (surface) => {
    await import("../../../../client/payment/refund-notice.tsx");
    const page = show(surfaces[surface], [{ ...ownRefund("seat_lost", "pending"), eventId: "other" }]);
    expect(page.textContent).not.toContain("₦1,000 is on its way back");
  });
});

describe("the card of an event", () => {
  test("EVENT-150 leads a registered member to their ticket, and has nothing to buy", () => {
    const page = show(surfaces["the card of somebody who is registered"], []);
    const link = page.querySelector('a[aria-label="My ticket for Career night"]');
    expect(link?.getAttribute("href")).toBe("/ticket-download?event_id=event&payment_ref=K7M29QPD");
    expect(page.querySelectorAll("button")).toHaveLength(0);
  });

  test("EVENT-150 has no ticket for somebody who is not registered", () => {
    const page = show(surfaces["the card of somebody who is not"], []);
    expect(page.querySelector('a[href^="/ticket-download"]')).toBeNull();
    expect(page.querySelector("button")?.textContent).toBe("Buy Ticket");
  });
});

describe("the dashboard", () => {
  const badgeOf = (wasLost: boolean) =>
    show(<MyEvent mine={{ kind: "cancelled", event, reference: "K7M29QPD", wasPaid: true, wasLost }} />, [])
      .textContent;

  test("PAY-54 does not say of a lost seat that it was given up", () => {
    const shown = badgeOf(true);
    expect(shown).toContain("You have no seat");
    expect(shown).not.toContain("You gave up your seat");
  });

  test("PAY-54 leads to a payment whose money has long gone back", () => {
    expect(badgeOf(false)).toContain("You gave up your seat");
    const link = document.querySelector('a[href^="/payment-success"]');
    expect(link?.getAttribute("aria-label")).toBe("See your payment for Career night");
  });
});
