import { expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as notificationApi from "../../../schema/notification/api.ts";
import * as paymentApi from "../../../schema/payment/api.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  balanced,
  beginsPaying,
  buysTicketOf,
  givesUp,
  isPageOpen,
  letHoldsPass,
  newPaidEvent,
  PRICE_KOBO,
  returns,
  startsPaying,
} from "../../support/payment/payments.ts";
import { until } from "../../support/until.ts";

let ngozi: Person;
let bayo: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
  bayo = await newMember(url, "Bayo Cole");
});

const registrationOf = async (person: Person, eventId: string) =>
  (await person.must(eventApi.readEvent, { params: { eventId } })).registration;
const waitingOf = (eventId: string): Promise<{ user_id: string }[]> =>
  server.database
    .fork()
    .execute("select user_id from event_waiting_list where event_id = ? order by place, id", [eventId]);

const shownTo = async (person: Person, { eventId, reference }: { eventId: string; reference: string }) =>
  await person.must(paymentApi.readPayment, { params: { eventId, reference } });

test.each([
  ["one kobo less", { amountKobo: PRICE_KOBO - 1 }, "too_little"],
  ["another currency", { currency: "USD" }, "wrong_currency"],
] as const)("PAY-25 %s gives no ticket, and all of the money goes back", async (_, fault, reason) => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.faults.payment(fault);
  const paid = server.fake.pay(txRef);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "refunded", refundReason: reason });
  expect((await registrationOf(ngozi, eventId))?.status).toBe("held");
  await until(() => server.fake.refunds.some((each) => each.transactionId === paid.id));
  const refund = server.fake.refunds.find((each) => each.transactionId === paid.id);
  expect(refund?.amountKobo).toBe(paid.amountKobo);
});

test("PAY-25 after a refund the member pays again for the seat that is still kept", async () => {
  const eventId = await newPaidEvent(server);
  const first = await startsPaying(server, ngozi, eventId);
  server.fake.faults.payment({ amountKobo: 100 });
  server.fake.pay(first.txRef);
  await returns(ngozi, eventId, first.reference);
  const second = await startsPaying(server, ngozi, eventId);
  expect(second.reference).toBe(first.reference);
  expect(second.txRef).not.toBe(first.txRef);
  expect((await shownTo(ngozi, { eventId, ...second })).status).toBe("pending");
  server.fake.pay(second.txRef);
  expect(await returns(ngozi, eventId, first.reference)).toMatchObject({ status: "confirmed" });
  await balanced(server);
});

test("PAY-25 a transaction that carries another reference gives no ticket", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.faults.payment({ txRef: "somebody-else", amountKobo: 0 });
  server.fake.pay(txRef);
  expect((await returns(ngozi, eventId, reference)).status).toBe("pending");
});

test("PAY-34 the mail about money in another currency names that currency", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi, { title: "Night of dollars" });
  server.fake.faults.payment({ currency: "USD" });
  server.fake.pay(txRef);
  await returns(ngozi, eventId, reference);
  const isAboutDollars = (mail: string) => mail.includes("Night of dollars") && mail.includes("USD 2,500.00");
  await until(() => outboxMails(server, ngozi.me?.email ?? "").some(isAboutDollars));
});

test("PAY-31 once a ticket is paid, its page and an earlier one for the same seat are closed", async () => {
  const eventId = await newPaidEvent(server);
  const first = await startsPaying(server, ngozi, eventId);
  server.fake.faults.payment({ amountKobo: 100 });
  server.fake.pay(first.txRef);
  await returns(ngozi, eventId, first.reference);
  const second = await startsPaying(server, ngozi, eventId);
  expect([first, second].map(({ txRef }) => isPageOpen(server, txRef))).toEqual([true, true]);
  server.fake.pay(second.txRef);
  await returns(ngozi, eventId, second.reference);
  const stillOpen = "select from event_payments where event_id = ? and link_closed_at is null";
  expect(await server.database.fork().execute(stillOpen, [eventId])).toEqual([]);
  await until(() => !isPageOpen(server, first.txRef) && !isPageOpen(server, second.txRef));
});

test("PAY-26 a ticket is mailed with its link", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi, { title: "Career <night>" });
  server.fake.pay(txRef);
  await returns(ngozi, eventId, reference);
  const link = `/ticket-download?event_id=${eventId}&payment_ref=${reference}`;
  await until(() => outboxMails(server, ngozi.me?.email ?? "").some((mail) => mail.includes(link)));
});

test("PAY-27 what is paid beyond the price goes back, and the ticket stands", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.faults.payment({ amountKobo: PRICE_KOBO + 1 });
  server.fake.pay(txRef);
  const shown = await returns(ngozi, eventId, reference);
  expect(shown).toMatchObject({ status: "confirmed", refunds: [{ amountKobo: 1, reason: "overpaid" }] });
  await balanced(server);
});

test("PAY-34 the member learns by mail and notification that what they overpaid goes back", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, bayo, { title: "Generous night" });
  server.fake.faults.payment({ amountKobo: PRICE_KOBO + 10_000 });
  server.fake.pay(txRef);
  await returns(bayo, eventId, reference);
  const isExplained = (mail: string) =>
    mail.includes("You keep the ticket.") && mail.includes("100 is on its way back");
  await until(() => outboxMails(server, bayo.me?.email ?? "").some(isExplained));
  const { notifications } = await bayo.must(notificationApi.listNotifications);
  expect(notifications.map(({ kind }) => kind)).toContain("event_refunded");
});

test("PAY-25 the price that is paid on the page of a payment that was too little gives the ticket", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.faults.payment({ amountKobo: 100 });
  server.fake.pay(txRef);
  expect((await returns(ngozi, eventId, reference)).refundReason).toBe("too_little");
  server.fake.pay(txRef);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "confirmed", refundReason: null });
});

test("PAY-28 a payment after the hold gets the seat if it is free", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi, { maxAttendees: 1 });
  await letHoldsPass(server, eventId);
  server.fake.pay(txRef);
  expect((await returns(ngozi, eventId, reference)).status).toBe("confirmed");
});

test("PAY-28 PAY-34 without a free seat the money goes back, and the member waits at the front", async () => {
  const eventId = await newPaidEvent(server, { maxAttendees: 1 });
  const late = await startsPaying(server, ngozi, eventId);
  await letHoldsPass(server, eventId);
  const quick = await startsPaying(server, bayo, eventId);
  server.fake.pay(quick.txRef);
  expect((await returns(bayo, eventId, quick.reference)).status).toBe("confirmed");
  const chidi = await newMember(server.url);
  await server.database
    .fork()
    .execute("insert into event_waiting_list (event_id, user_id) values (?, ?)", [eventId, chidi.me?.memberId]);
  server.fake.pay(late.txRef);
  expect(await returns(ngozi, eventId, late.reference)).toMatchObject({
    status: "refunded",
    refundReason: "seat_gone",
    isWaiting: true,
    refunds: [{ amountKobo: PRICE_KOBO, reason: "seat_gone" }],
  });
  expect((await waitingOf(eventId)).map(({ user_id }) => user_id)).toEqual([ngozi.me?.memberId, chidi.me?.memberId]);
  const { notifications } = await ngozi.must(notificationApi.listNotifications);
  expect(notifications.map(({ kind }) => kind)).toContain("event_refunded");
  const isExplained = (mail: string) => mail.includes("at the front of the waiting list");
  await until(() => outboxMails(server, ngozi.me?.email ?? "").some(isExplained));
  await balanced(server);
});

test("PAY-28 a payment for a hold that was replaced pays the seat that the member holds now", async () => {
  const eventId = await newPaidEvent(server);
  const late = await startsPaying(server, ngozi, eventId);
  await letHoldsPass(server, eventId);
  const newer = await startsPaying(server, ngozi, eventId);
  server.fake.pay(late.txRef, { late: true });
  expect(await returns(ngozi, eventId, late.reference)).toMatchObject({
    status: "confirmed",
    reference: newer.reference,
  });
  const statuses = "select payment_status as status from event_payments where event_id = ? order by created_at";
  expect(await server.database.fork().execute(statuses, [eventId])).toEqual([
    { status: "completed" },
    { status: "cancelled" },
  ]);
  server.fake.pay(newer.txRef, { late: true });
  const shown = await returns(ngozi, eventId, newer.reference);
  expect(shown).toMatchObject({ status: "confirmed", refunds: [{ reason: "paid_twice" }] });
  await balanced(server);
});

test("PAY-29 money for a hold that was replaced goes back if the newer one is paid, and nobody waits", async () => {
  const eventId = await newPaidEvent(server, { maxAttendees: 1 });
  const late = await startsPaying(server, ngozi, eventId);
  await letHoldsPass(server, eventId);
  const newer = await startsPaying(server, ngozi, eventId);
  server.fake.pay(newer.txRef);
  await returns(ngozi, eventId, newer.reference);
  server.fake.pay(late.txRef, { late: true });
  const shown = await returns(ngozi, eventId, late.reference);
  expect(shown).toMatchObject({ status: "refunded", refundReason: "paid_twice", isWaiting: false });
  expect((await registrationOf(ngozi, eventId))?.status).toBe("registered");
  await balanced(server);
});

test("PAY-29 a second transaction on one page is refunded", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.pay(txRef);
  server.fake.pay(txRef, { late: true });
  const shown = await returns(ngozi, eventId, reference);
  expect(shown).toMatchObject({ status: "confirmed", refunds: [{ amountKobo: PRICE_KOBO, reason: "paid_twice" }] });
  await balanced(server);
});

test("PAY-30 money that arrives after the seat was given up goes back, and PAY-31 the page is closed", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  await givesUp(ngozi, eventId);
  await until(() => !isPageOpen(server, txRef));
  server.fake.pay(txRef, { late: true });
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "refunded", refundReason: "given_up" });
  expect(await registrationOf(ngozi, eventId)).toBeNull();
  await balanced(server);
});

test.each([
  ["the event was cancelled", "cancelled_at = now()", "event_cancelled"],
  ["the event was unpublished", "is_active = false", "event_cancelled"],
  ["the event has long begun", "event_date = now() - interval '16 minutes'", "event_ended"],
] as const)("PAY-30 money that arrives after %s goes back", async (_, change, reason) => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  await server.database.fork().execute(`update events set ${change} where id = ?`, [eventId]);
  server.fake.pay(txRef);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "refunded", refundReason: reason });
  await balanced(server);
});

test("PAY-29 a second payment for a paid seat is called so even if the event has begun meanwhile", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.faults.payment({ amountKobo: 100 });
  server.fake.pay(txRef);
  await returns(ngozi, eventId, reference);
  await buysTicketOf(server, ngozi, eventId);
  const begun = "update events set event_date = now() - interval '16 minutes' where id = ?";
  await server.database.fork().execute(begun, [eventId]);
  server.fake.pay(txRef, { late: true });
  const { status, refunds } = await returns(ngozi, eventId, reference);
  expect([status, refunds.map(({ reason }) => reason)]).toEqual(["confirmed", ["too_little", "paid_twice"]]);
});
