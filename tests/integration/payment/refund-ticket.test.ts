import { expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import { refundTicket } from "../../../schema/payment/admin-api.ts";
import { newHolder, sorted } from "../../support/account/admins.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { inDays } from "../../support/event/events.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  beginsPaying,
  buysTicket,
  buysTicketOf,
  givesUp,
  letHoldsPass,
  type newPaidEvent,
  PRICE_KOBO,
  refundsOf,
  returns,
  startsPaying,
} from "../../support/payment/payments.ts";
import { until } from "../../support/until.ts";

let admin: ChatMember;
let ngozi: Person;
const server = paymentServer(async (booted) => {
  admin = await newHolder(booted, "admin", "Grace Okafor");
  ngozi = await newMember(booted.url, "Ngozi Ade");
});

const execute = <Row extends object>(sql: string, values: unknown[]) =>
  server.database.fork().execute<Row[]>(sql, values);
const memberId = ({ me }: Person) => me?.memberId ?? "";

async function newTicket(person: Person, event: Parameters<typeof newPaidEvent>[1] = {}) {
  const ticket = await buysTicket(server, person, event);
  return { ...ticket, registrationId: await registrationOf(ticket.reference) };
}
async function registrationOf(reference: string): Promise<string> {
  const [row] = await execute<{ id: string }>("select id from event_registrations where reference = ?", [reference]);
  return row?.id ?? "";
}
const refund = (ticket: { eventId: string; registrationId: string }, who: Person = admin) =>
  who.call(refundTicket, {
    params: { eventId: ticket.eventId, registrationId: ticket.registrationId },
    body: { reason: "Her exam was moved." },
  });
const codeOf = async (ticket: { eventId: string; registrationId: string }) => (await refund(ticket)).error?.code;

test("PAY-48 an admin refunds a ticket: the money goes back, the member is told, and the reason is audited", async () => {
  const ticket = await newTicket(ngozi);
  const rows = await auditDuring(server.database, async () => expect((await refund(ticket)).status).toBe(200));
  await until(() => refundsOf(server, ticket.transactionId).length > 0);
  expect(refundsOf(server, ticket.transactionId)).toEqual([PRICE_KOBO]);
  expect(await returns(ngozi, ticket.eventId, ticket.reference)).toMatchObject({
    status: "refunded",
    refundReason: "admin_refunded",
  });
  const notices = await execute("select kind from notifications where event_id = ? and kind = 'event_refunded'", [
    ticket.eventId,
  ]);
  expect(notices).toHaveLength(1);
  expect(rows).toMatchObject([
    {
      actor_id: admin.memberId,
      kind: "ticket-refunded",
      member_id: memberId(ngozi),
      item_id: ticket.eventId,
      reason: "Her exam was moved.",
    },
  ]);
});

test("PAY-48 the seat is offered to the waiting list at once", async () => {
  const ticket = await newTicket(ngozi, { maxAttendees: 1 });
  const bayo = await newMember(server.url);
  await execute("insert into event_waiting_list (event_id, user_id) values (?, ?)", [ticket.eventId, memberId(bayo)]);
  await refund(ticket);
  const [place] = await execute<{ offered: boolean }>(
    "select offered_until is not null as offered from event_waiting_list where event_id = ?",
    [ticket.eventId],
  );
  expect(place?.offered).toBe(true);
});

test("PAY-48 a ticket is refunded after the event, too, for somebody who could not come", async () => {
  const ticket = await newTicket(ngozi);
  await execute("update events set event_date = ? where id = ?", [inDays(-1), ticket.eventId]);
  expect((await refund(ticket)).status).toBe(200);
});

test("PAY-49 two admins who refund at the same moment refund once", async () => {
  const ticket = await newTicket(ngozi);
  const ruth = await newHolder(server, "admin", "Ruth Bello");
  const replies = await Promise.all([refund(ticket), refund(ticket, ruth), refund(ticket)]);
  expect(sorted(replies.map(({ error }) => error?.code))).toEqual([
    "done",
    "payment/already-refunded",
    "payment/already-refunded",
  ]);
  await until(() => refundsOf(server, ticket.transactionId).length > 0);
  const stored = await execute(
    "select refund.id from event_refunds refund join event_payments paid on paid.id = refund.payment_id where paid.event_id = ?",
    [ticket.eventId],
  );
  expect(stored).toHaveLength(1);
});

test("PAY-49 a member who cancels while an admin refunds gets the money back once", async () => {
  const ticket = await newTicket(ngozi);
  const { eventId } = ticket;
  const [byAdmin, byMember] = await Promise.all([
    refund(ticket),
    ngozi.call(eventApi.cancelRegistration, { params: { eventId } }),
  ]);
  expect([byAdmin.status, byMember.status].toSorted()).toEqual([200, 409]);
  await until(() => refundsOf(server, ticket.transactionId).length > 0);
  expect(refundsOf(server, ticket.transactionId)).toEqual([PRICE_KOBO]);
});

test("PAY-49 a seat that is not paid, a member who is inside and an unknown ticket are refused", async () => {
  const { eventId, reference } = await beginsPaying(server, ngozi);
  expect(await codeOf({ eventId, registrationId: await registrationOf(reference) })).toBe("payment/not-paid");
  const ticket = await newTicket(ngozi);
  expect(await codeOf({ eventId, registrationId: ticket.registrationId })).toBe("payment/ticket-not-found");
  await execute(
    `insert into event_check_ins (event_id, registration_id, nonce, status, gate, scanned_at)
     values (?, ?, gen_random_uuid(), 'in', 'Main gate', now())`,
    [ticket.eventId, ticket.registrationId],
  );
  expect(await codeOf(ticket)).toBe("payment/checked-in");
  expect(refundsOf(server, ticket.transactionId)).toEqual([]);
});

test("PAY-53 a second payment on the page of a refunded ticket goes back and takes no seat", async () => {
  const ticket = await newTicket(ngozi);
  await refund(ticket);
  const { id } = server.fake.pay(ticket.txRef, { late: true });
  const shown = await returns(ngozi, ticket.eventId, ticket.reference);
  expect([shown.status, shown.refunds.map(({ reason }) => reason)]).toEqual([
    "refunded",
    ["admin_refunded", "admin_refunded"],
  ]);
  await until(() => refundsOf(server, id).length > 0);
  const seats = await execute("select status from event_registrations where event_id = ?", [ticket.eventId]);
  expect(seats).toEqual([{ status: "cancelled" }]);
});

test("PAY-28 PAY-53 money for a replaced hold gets a seat, whatever others gave up or were refunded", async () => {
  await refund(await newTicket(ngozi));
  await givesUp(ngozi, (await beginsPaying(server, ngozi)).eventId);
  const late = await beginsPaying(server, ngozi);
  await letHoldsPass(server, late.eventId);
  await startsPaying(server, ngozi, late.eventId);
  server.fake.pay(late.txRef, { late: true });
  expect((await returns(ngozi, late.eventId, late.reference)).status).toBe("confirmed");
});

test("PAY-49 a refunded ticket counts as such although another payment for its seat was ended", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  await letHoldsPass(server, eventId);
  const newer = await startsPaying(server, ngozi, eventId);
  server.fake.pay(txRef, { late: true });
  await returns(ngozi, eventId, reference);
  const ticket = { eventId, registrationId: await registrationOf(newer.reference) };
  expect([await codeOf(ticket), await codeOf(ticket)]).toEqual([undefined, "payment/already-refunded"]);
});

test("PAY-48 a ticket is refunded although an earlier payment for its seat was too little", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.faults.payment({ amountKobo: 100 });
  server.fake.pay(txRef);
  await returns(ngozi, eventId, reference);
  await buysTicketOf(server, ngozi, eventId);
  expect((await refund({ eventId, registrationId: await registrationOf(reference) })).status).toBe(200);
});

test("PAY-49 a refund without a reason is refused", async () => {
  const { eventId, registrationId } = await newTicket(ngozi);
  const { error } = await admin.call(refundTicket, { params: { eventId, registrationId }, body: { reason: "  " } });
  expect(error?.fields).toHaveProperty("reason");
});
