import { expect, test } from "vitest";
import { cancelEvent } from "../../../schema/event/manage-api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { reconcile } from "../../../server/payment/reconcile/reconcile.ts";
import { lastDays } from "../../../server/payment/reconcile/reconcile-job.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newMemberWithRole, readManaged, remove } from "../../support/event/managed-event.ts";
import { storeMembers } from "../../support/event/seats.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  buysTicket,
  buysTicketOf,
  isPageOpen,
  newPaidEvent,
  refundsOf,
  settleOptions,
  startsPaying,
} from "../../support/payment/payments.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let admin: Person;
const server = paymentServer(async (booted) => {
  admin = await newMemberWithRole(booted, "admin");
});

const cancel = (eventId: string) => admin.call(cancelEvent, { params: { eventId }, body: { reason: "Rain." } });

test("EVENT-49 an event whose only registered member was erased is kept for its payments", async () => {
  const chidi = await newMember(server.url);
  const eventId = await newPaidEvent(server);
  await startsPaying(server, chidi, eventId);
  await eraseMember(server.database, chidi.me?.email ?? "", filesOf(server));
  expect((await readManaged(admin, eventId)).body.canDelete).toBe(false);
  expect((await remove(admin, eventId)).error?.code).toBe("event/has-registrations");
});

test("PAY-43 the refunded tickets of a cancelled event are not reported", async () => {
  const ngozi = await newMember(server.url);
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  expect((await cancel(eventId)).status).toBe(200);
  await until(() => refundsOf(server, transactionId).length > 0);
  const options = { ...settleOptions(server.fake, server.url), settle: async () => {} };
  const isExplained = (mail: string) => mail.includes("The event was cancelled.");
  await until(() => outboxMails(server, ngozi.me?.email ?? "").some(isExplained));
  // The job stores the refund's id after the provider's reply.
  await until(async () => (await reconcile(server.database, lastDays(), options)).length === 0);
});

test("PAY-34 a cancelled event refunds the ticket of an erased member, too, and tells the others", async () => {
  const [chidi, bayo] = [await newMember(server.url), await newMember(server.url)];
  const eventId = await newPaidEvent(server);
  const tickets: number[] = [];
  for (const person of [chidi, bayo]) tickets.push((await buysTicketOf(server, person, eventId)).transactionId);
  await eraseMember(server.database, chidi.me?.email ?? "", filesOf(server));
  expect((await cancel(eventId)).status).toBe(200);
  await until(() => tickets.every((id) => refundsOf(server, id).length === 1));
  const isExplained = (mail: string) => mail.includes("The event was cancelled.");
  await until(() => outboxMails(server, bayo.me?.email ?? "").some(isExplained));
});

test("PAY-31 the pages of a cancelled event are closed", async () => {
  const eventId = await newPaidEvent(server);
  const { txRef } = await startsPaying(server, await newMember(server.url), eventId);
  expect((await cancel(eventId)).status).toBe(200);
  await until(() => !isPageOpen(server, txRef));
});

test("EVENT-47 PAY-33 an event with 500 tickets is cancelled, and every ticket is refunded", async () => {
  const eventId = await newPaidEvent(server);
  await storeTickets(eventId, await storeMembers(server, 500));
  expect((await cancel(eventId)).status).toBe(200);
  const [row] = await server.database.fork().execute<{ refunds: number; open: number }[]>(
    `select (select count(*) from event_refunds refund join event_payments payment on payment.id = refund.payment_id
         where payment.event_id = ?)::int as refunds,
       (select count(*) from event_payments where event_id = ? and payment_status <> 'refunded')::int as open`,
    [eventId, eventId],
  );
  expect(row).toEqual({ refunds: 500, open: 0 });
});

/** Stores paid tickets of these members, which is faster than paying. */
async function storeTickets(eventId: string, memberIds: readonly string[]): Promise<void> {
  await server.database.fork().execute(
    `with seat as (
       insert into event_registrations (event_id, user_id, status, reference)
       select ?, member, 'registered', upper(substr(md5(member::text), 1, 8)) from unnest(?::uuid[]) member
       returning id, event_id, user_id, reference
     ), paid as (
       insert into event_payments (event_id, user_id, registration_id, amount, payment_status, payment_reference,
         flutterwave_tx_ref, flutterwave_transaction_id, checkout_link, completed_at)
       select event_id, user_id, id, 2500, 'completed', reference, id::text, 'T' || reference,
         'http://localhost:1/pay', now()
       from seat returning id, flutterwave_transaction_id
     )
     insert into event_payment_transactions
       (payment_id, flutterwave_transaction_id, status, amount, currency, outcome, created_at)
     select id, flutterwave_transaction_id, 'successful', 2500, 'NGN', 'ticket', now() from paid`,
    [eventId, `{${memberIds.join(",")}}`],
  );
}
