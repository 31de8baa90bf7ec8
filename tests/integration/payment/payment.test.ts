import { expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as paymentApi from "../../../schema/payment/api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  beginsPaying,
  check,
  givesUp,
  letHoldsPass,
  newPaidEvent,
  PRICE_KOBO,
  returns,
  start,
  startsPaying,
} from "../../support/payment/payments.ts";

let ngozi: Person;
let bayo: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
  bayo = await newMember(url, "Bayo Cole");
});

const readEvent = (person: Person, eventId: string) => person.must(eventApi.readEvent, { params: { eventId } });

test("PAY-20 PAY-23 a member pays on the provider's page and has the ticket when they return", async () => {
  const eventId = await newPaidEvent(server);
  const { body } = await start(ngozi, eventId);
  expect(body.link).toMatch(/\/pay\//);
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  expect(txRef).toMatch(new RegExp(`^event-${eventId}-\\d+-[0-9a-f]{16}$`));
  expect((await readEvent(ngozi, eventId)).registration).toMatchObject({ status: "held", reference });
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "pending", amountKobo: PRICE_KOBO });
  server.fake.pay(txRef);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "confirmed", reference, refunds: [] });
  expect((await readEvent(ngozi, eventId)).registration).toMatchObject({ status: "registered", reference });
});

test("PAY-46 where the provider’s own page is used, no page here may load its script", async () => {
  const page = await fetch(`${server.url}/event/${await newPaidEvent(server)}/pay`);
  expect(page.headers.get("content-security-policy")).not.toContain(new URL(server.fake.url).origin);
});

test("PAY-20 the price is that of the moment in which the payment began", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  await server.database.fork().execute("update events set ticket_price = 9000 where id = ?", [eventId]);
  server.fake.pay(txRef);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "confirmed", amountKobo: PRICE_KOBO });
});

test.each([
  ["is free", { isPaidEvent: false, ticketPriceKobo: 0 }, "payment/not-needed"],
  ["has begun", { eventDate: inDays(-1) }, "event/ended"],
  ["is cancelled", { cancelledAt: new Date() }, "event/cancelled"],
  ["is not published", { isActive: false }, "event/not-found"],
] as const)("PAY-20 nobody buys a ticket for an event that %s", async (_, state, code) => {
  const eventId = await newPaidEvent(server, { ...state });
  expect((await start(ngozi, eventId)).error?.code).toBe(code);
});

test("PAY-20 a full event sells no ticket, and a member with a ticket buys no second one", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi, { maxAttendees: 1 });
  expect((await start(bayo, eventId)).error?.code).toBe("event/full");
  server.fake.pay(txRef);
  await returns(ngozi, eventId, reference);
  expect((await start(ngozi, eventId)).error?.code).toBe("event/already-registered");
});

test("PAY-21 pressing again, and twice at once, leads to the same page", async () => {
  const eventId = await newPaidEvent(server);
  const replies = await Promise.all([start(ngozi, eventId), start(ngozi, eventId)]);
  const again = await start(ngozi, eventId);
  expect(new Set([...replies, again].map(({ body }) => body.link)).size).toBe(1);
  const rows = await server.database.fork().execute("select from event_payments where event_id = ?", [eventId]);
  expect(rows).toHaveLength(1);
});

test("PAY-22 if the provider does not answer, the seat stays kept and the next try works", async () => {
  const eventId = await newPaidEvent(server);
  server.fake.faults.reply("start", "unavailable");
  expect(await start(ngozi, eventId)).toMatchObject({ status: 503, error: { code: "payment/provider-away" } });
  const { registration } = await readEvent(ngozi, eventId);
  expect(registration?.status).toBe("held");
  const { status, body } = await start(ngozi, eventId);
  expect([status, body.reference]).toEqual([200, registration?.reference]);
});

test("PAY-39 the page learns that the newest try was declined, and PAY-41 a success after it counts", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.decline(txRef);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "failed", refunds: [] });
  expect((await returns(ngozi, eventId, reference)).heldUntil).toBeGreaterThan(Date.now());
  server.fake.pay(txRef);
  expect((await returns(ngozi, eventId, reference)).status).toBe("confirmed");
});

test("PAY-39 PAY-36 the page learns that the provider could not be asked just now", async () => {
  const { eventId, reference } = await beginsPaying(server, ngozi);
  expect((await check(ngozi, eventId, reference)).body.isCurrent).toBe(true);
  server.fake.faults.reply("verifyByReference", "unavailable");
  expect((await check(ngozi, eventId, reference)).body).toMatchObject({ isCurrent: false, payment: { reference } });
});

test("PAY-39 after a declined try a transfer is under way, and a hold that is over is not shown", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.decline(txRef);
  server.fake.payLater(txRef);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "pending", isUnderWay: true });
  await letHoldsPass(server, eventId);
  expect((await returns(ngozi, eventId, reference)).heldUntil).toBeNull();
});

test("PAY-39 a transfer is under way until it arrives", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  const { id } = server.fake.payLater(txRef);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "pending", isUnderWay: true });
  server.fake.arrive(id);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "confirmed", isUnderWay: false });
});

test("PAY-39 a seat that was given up is shown as cancelled, and the reference of a free seat as confirmed", async () => {
  const { eventId, reference } = await beginsPaying(server, ngozi);
  await givesUp(ngozi, eventId);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "cancelled", heldUntil: null });
  const freeId = await newEvent(server);
  const free = await ngozi.must(eventApi.register, { params: { eventId: freeId } });
  expect(await returns(ngozi, freeId, free.reference)).toMatchObject({ status: "confirmed", amountKobo: null });
});

test("PAY-40 another member's reference, another event's and an unknown one are not found", async () => {
  const eventId = await newPaidEvent(server);
  const otherId = await newPaidEvent(server);
  const { reference } = await startsPaying(server, ngozi, eventId);
  const replies = [
    await check(bayo, eventId, reference),
    await check(ngozi, otherId, reference),
    await check(ngozi, eventId, "22222222"),
    await bayo.call(paymentApi.readPayment, { params: { eventId, reference } }),
  ];
  expect(replies.map(({ status, error }) => [status, error?.code])).toEqual(
    replies.map(() => [404, "payment/not-found"]),
  );
});
