import { expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as waitingApi from "../../../schema/event/waiting-api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { create, newMemberWithRole, update } from "../../support/event/managed-event.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  balanced,
  beginsPaying,
  buysTicket,
  buysTicketOf,
  givesUp,
  letHoldsPass,
  newPaidEvent,
  PRICE_KOBO,
  returns,
  startsPaying,
} from "../../support/payment/payments.ts";

let ngozi: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
});

const registrationOf = async (eventId: string) =>
  (await ngozi.must(eventApi.readEvent, { params: { eventId } })).registration;

test("PAY-30 of two payments that arrive after the seat was given up, both go back", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  await givesUp(ngozi, eventId);
  for (let time = 0; time < 2; time += 1) {
    server.fake.pay(txRef, { late: true });
    expect((await returns(ngozi, eventId, reference)).status).toBe("refunded");
  }
  expect(await registrationOf(eventId)).toBeNull();
  await balanced(server);
});

test("PAY-30 both go back too if they are reported together", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  await givesUp(ngozi, eventId);
  server.fake.pay(txRef, { late: true });
  server.fake.pay(txRef, { late: true });
  const { status, refunds } = await returns(ngozi, eventId, reference);
  expect([status, refunds.map(({ reason }) => reason)]).toEqual(["refunded", ["given_up", "given_up"]]);
  expect(await registrationOf(eventId)).toBeNull();
  await balanced(server);
});

test("PAY-30 a second payment after a paid registration was cancelled registers nobody again", async () => {
  const { eventId, reference, txRef } = await buysTicket(server, ngozi);
  await givesUp(ngozi, eventId);
  server.fake.pay(txRef, { late: true });
  const { refunds } = await returns(ngozi, eventId, reference);
  expect(refunds.map(({ reason }) => reason)).toEqual(["registration_cancelled", "given_up"]);
  expect(await registrationOf(eventId)).toBeNull();
  await balanced(server);
  // The rows are listed by their time, wherever they are stored.
  const earlier = "update event_refunds set created_at = now() - interval '1 day' where reason = 'given_up'";
  await server.database.fork().execute(earlier);
  const again = await returns(ngozi, eventId, reference);
  expect(again.refunds.map(({ reason }) => reason)).toEqual(["given_up", "registration_cancelled"]);
});

test("PAY-29 money for a seat that the member got for free in the meantime goes back", async () => {
  const admin = await newMemberWithRole(server, "admin");
  const event = await create(admin, { ticketPriceKobo: PRICE_KOBO });
  const { eventId } = event;
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  await letHoldsPass(server, eventId);
  expect((await update(admin, event, { ticketPriceKobo: null })).status).toBe(200);
  await ngozi.must(eventApi.register, { params: { eventId } });
  server.fake.pay(txRef, { late: true });
  const { refunds } = await returns(ngozi, eventId, reference);
  expect(refunds).toMatchObject([{ amountKobo: PRICE_KOBO }]);
  expect((await registrationOf(eventId))?.status).toBe("registered");
  await balanced(server);
});

test("PAY-25 a transaction of nothing gives no ticket, and nothing goes back", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.faults.payment({ amountKobo: 0 });
  server.fake.pay(txRef);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ refundReason: "too_little", refunds: [] });
});

test("PAY-28 the first place on the waiting list survives an earlier offer that is over", async () => {
  const bayo = await newMember(server.url, "Bayo Cole");
  const eventId = await newPaidEvent(server, { maxAttendees: 1 });
  const late = await startsPaying(server, ngozi, eventId);
  await letHoldsPass(server, eventId);
  await buysTicketOf(server, bayo, eventId);
  const offer = "insert into event_waiting_list (event_id, user_id, offered_until) values (?, ?, now())";
  await server.database.fork().execute(offer, [eventId, ngozi.me?.memberId]);
  server.fake.pay(late.txRef, { late: true });
  expect(await returns(ngozi, eventId, late.reference)).toMatchObject({ refundReason: "seat_gone", isWaiting: true });
});

test("EVENT-26 a member whose payment comes too late moves to the front of the list they have joined", async () => {
  const [bayo, kemi] = [await newMember(server.url, "Bayo Cole"), await newMember(server.url, "Kemi Obi")];
  const eventId = await newPaidEvent(server, { maxAttendees: 1 });
  const join = (person: Person) => person.must(waitingApi.joinWaitingList, { params: { eventId } });
  const late = await startsPaying(server, ngozi, eventId);
  await letHoldsPass(server, eventId);
  await buysTicketOf(server, bayo, eventId);
  expect([await join(kemi), await join(ngozi)]).toMatchObject([{ position: 1 }, { position: 2 }]);
  server.fake.pay(late.txRef, { late: true });
  expect(await returns(ngozi, eventId, late.reference)).toMatchObject({ refundReason: "seat_gone", isWaiting: true });
  expect([await join(ngozi), await join(kemi)]).toMatchObject([{ position: 1 }, { position: 2 }]);
});
