import { afterAll, beforeAll, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as profileApi from "../../../schema/profile/api.ts";
import * as ticketApi from "../../../schema/ticket/api.ts";
import { confirmSeat, holdSeat, withEventLock } from "../../../server/event/event.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ngozi: Person;
let bayo: Person;
beforeAll(async () => {
  server = await bootServer({ COMMUNITY_NAME: "Grace House" });
  ngozi = await newMember(server.url, "Ngozi Ade");
  bayo = await newMember(server.url, "Bayo Cole");
});
afterAll(() => server.stop());

const register = async (person: Person, eventId: string) =>
  (await person.must(eventApi.register, { params: { eventId } })).reference;
const read = (person: Person, eventId: string, reference: string) =>
  person.call(ticketApi.readTicket, { params: { eventId, reference } });

test("TICKET-1 members read their own ticket, with a signed code of under 120 characters", async () => {
  const eventId = await newEvent(server, { title: "Praise night" });
  const reference = await register(ngozi, eventId);
  const { body } = await read(ngozi, eventId, reference);
  const { code: _, eventDate, ...shown } = body;
  expect(shown).toEqual({
    ...{ eventId, eventTitle: "Praise night", holderName: "Ngozi Ade", reference },
    ...{ location: "Grace Hall, Yaba", endDate: null, ticketPriceKobo: null },
  });
  expect(eventDate).toBeGreaterThan(Date.now());
  expect(body.code).toMatch(/^[\w-]{100,119}$/);
  const typed = `${reference.slice(0, 4)}-${reference.slice(4)}`.toLowerCase();
  expect((await read(ngozi, eventId.toUpperCase(), typed)).body).toEqual(body);
});

test("TICKET-5 tickets of others, unknown and malformed ones get the same answer", async () => {
  const eventId = await newEvent(server);
  const otherEvent = await newEvent(server);
  const reference = await register(ngozi, eventId);
  const answers = await Promise.all([
    read(bayo, eventId, reference),
    read(ngozi, otherEvent, reference),
    read(ngozi, crypto.randomUUID(), reference),
    read(ngozi, eventId, "AAAAAAAA"),
    read(ngozi, eventId, "' or 1=1 --"),
    read(ngozi, "no event", "../../ticket"),
    bayo.call(ticketApi.readTicketPdf, { params: { eventId, reference } }),
  ]);
  for (const { status, error } of answers) expect([status, error?.code]).toEqual([404, "ticket/not-found"]);
});

test("TICKET-6 a seat that is not paid for has no ticket", async () => {
  const eventId = await newEvent(server, { isPaidEvent: true, ticketPriceKobo: 250_000 });
  const memberId = ngozi.me?.memberId ?? "";
  const seat = await withEventLock(server.database.fork(), eventId, (tx, event) => holdSeat(tx, event, memberId));
  expect((await read(ngozi, eventId, seat.reference)).error?.code).toBe("ticket/not-paid");
  const pdf = await ngozi.call(ticketApi.readTicketPdf, { params: { eventId, reference: seat.reference } });
  expect(pdf.error?.code).toBe("ticket/not-paid");
});

test("TICKET-6 a cancelled registration has no ticket, and a new one has another", async () => {
  const eventId = await newEvent(server);
  const first = await register(ngozi, eventId);
  const { code } = (await read(ngozi, eventId, first)).body;
  await ngozi.must(eventApi.cancelRegistration, { params: { eventId } });
  expect((await read(ngozi, eventId, first)).error?.code).toBe("ticket/cancelled");
  const second = await register(ngozi, eventId);
  expect((await read(ngozi, eventId, second)).body.code).not.toBe(code);
});

test("TICKET-6 a cancelled event has no tickets, and one that is no longer published none that exist", async () => {
  const eventId = await newEvent(server);
  const reference = await register(ngozi, eventId);
  const change = (columns: string) =>
    server.database.fork().execute(`update events set ${columns} where id = ?`, [eventId]);
  await change("cancelled_at = now()");
  expect((await read(ngozi, eventId, reference)).error?.code).toBe("event/cancelled");
  await change("cancelled_at = null, is_active = false");
  expect((await read(ngozi, eventId, reference)).error?.code).toBe("ticket/not-found");
});

test("TICKET-1 a ticket has the end and price of its event, and neither a place nor a name that nobody set", async () => {
  const endDate = inDays(8);
  const eventId = await newEvent(server, { isPaidEvent: true, ticketPriceKobo: 250_000, location: "", endDate });
  const nameless = await newMember(server.url);
  const seat = await withEventLock(server.database.fork(), eventId, async (tx, event) => {
    const held = await holdSeat(tx, event, nameless.me?.memberId ?? "");
    await confirmSeat(tx, event, held.registrationId);
    return held;
  });
  const expected = { endDate: endDate.getTime(), ticketPriceKobo: 250_000, location: null, holderName: "" };
  expect((await read(nameless, eventId, seat.reference)).body).toMatchObject(expected);
});

test("a ticket shows the member’s present name", async () => {
  const eventId = await newEvent(server);
  const member = await newMember(server.url, "Ada Obi");
  const reference = await register(member, eventId);
  await member.must(profileApi.saveName, { body: { full_name: "Ada Okafor" } });
  expect((await read(member, eventId, reference)).body.holderName).toBe("Ada Okafor");
});
