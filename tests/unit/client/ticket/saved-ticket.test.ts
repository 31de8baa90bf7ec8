// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { removeSavedTicket, savedTicket, savedTicketsOf, saveTicket } from "../../../../client/ticket/saved-ticket.ts";
import type { Ticket } from "../../../../schema/ticket/api.ts";
import { ticketDetails } from "../../../support/ticket/ticket-details.ts";

const HOUR_MS = 60 * 60_000;
const { communityName: _, timeZone: __, ...details } = ticketDetails();
const ticketIn = (hours: number): Ticket => ({
  ...details,
  eventId: "5e0d6f0e-9f8b-4a46-8a1e-0a5f5a8c2f11",
  eventDate: Date.now() + hours * HOUR_MS,
  endDate: null,
});

afterEach(() => localStorage.clear());

describe("a ticket that was seen", () => {
  test("TICKET-12 it is found again by its member, also as people type its reference", () => {
    const ticket = ticketIn(48);
    saveTicket("ada", ticket);
    expect(savedTicket("ada", "K7M29QPD")).toEqual(ticket);
    expect(savedTicket("ada", "k7m2-9qpd")).toEqual(ticket);
    expect(savedTicket("bayo", "K7M29QPD")).toBeUndefined();
  });

  test("TICKET-12 without network it is not known who is signed in, and the ticket is found all the same", () => {
    saveTicket("ada", ticketIn(48));
    expect(savedTicket(null, "K7M29QPD")?.holderName).toBe("Ada Obi");
    expect(savedTicket(null, "AAAA2222")).toBeUndefined();
  });

  test("TICKET-12 it is kept until a day after the event", () => {
    saveTicket("ada", ticketIn(-23));
    expect(savedTicket("ada", "K7M29QPD")).toBeDefined();
    localStorage.clear();
    saveTicket("ada", ticketIn(-25));
    expect(localStorage).toHaveLength(0);
  });

  test("TICKET-12 it is removed when the server says that it no longer stands", () => {
    saveTicket("ada", ticketIn(48));
    removeSavedTicket("ada", "k7m2-9qpd");
    expect(savedTicket("ada", "K7M29QPD")).toBeUndefined();
  });

  test("EVENT-79 all tickets of one member for one event are found, to check them again", () => {
    const ticket = ticketIn(48);
    const again = { ...ticket, reference: "AAAA2222" };
    for (const each of [ticket, again, { ...ticket, eventId: "other", reference: "BBBB3333" }]) saveTicket("ada", each);
    saveTicket("bayo", { ...ticket, reference: "CCCC4444" });
    const found = savedTicketsOf("ada", ticket.eventId).map(({ reference }) => reference);
    expect(found.toSorted()).toEqual(["AAAA2222", "K7M29QPD"]);
  });

  test("what another version of the app saved there is ignored", () => {
    localStorage.setItem("lampstand.ticket.ada.K7M29QPD", JSON.stringify({ title: "old" }));
    expect(savedTicket("ada", "K7M29QPD")).toBeUndefined();
  });
});
