import { expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { reconcile } from "../../../server/payment/reconcile/reconcile.ts";
import { lastDays, reconcileNightly } from "../../../server/payment/reconcile/reconcile-job.ts";
import { reportOf } from "../../../server/payment/reconcile/report.ts";
import { settle } from "../../../server/payment/settle/settle.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  beginsPaying,
  buysTicket,
  givesUp,
  newPaidEvent,
  PRICE_KOBO,
  refundsOf,
  returns,
  settleOptions,
  startsPaying,
} from "../../support/payment/payments.ts";
import { until } from "../../support/until.ts";

let ngozi: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url);
});

async function compare() {
  const options = settleOptions(server.fake, server.url);
  const settleNow = (txRef: string) => settle(server.database.fork(), txRef, options);
  return await reconcile(server.database, lastDays(), { ...options, settle: settleNow });
}
const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
async function buys(eventId: string) {
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  const paid = server.fake.pay(txRef);
  return { reference, txRef, paid };
}

test("PAY-43 payments that nobody has settled are reported and settled", async () => {
  expect(await compare()).toEqual([]);
  const eventId = await newPaidEvent(server);
  const { reference, txRef, paid } = await buys(eventId);
  const [difference] = await compare();
  expect(difference).toMatchObject({
    kind: "not-settled",
    txRef,
    transactionId: String(paid.id),
    theirsKobo: PRICE_KOBO,
  });
  expect(await compare()).toEqual([]);
  expect((await returns(ngozi, eventId, reference)).status).toBe("confirmed");
});

test("PAY-43 a ticket without money, another amount and a missing refund are reported", async () => {
  const em = server.database.fork();
  const eventId = await newPaidEvent(server);
  const { reference, txRef, paid } = await buys(eventId);
  await returns(ngozi, eventId, reference);
  await em.execute("update event_payment_transactions set amount = 1 where flutterwave_transaction_id = ?", [
    String(paid.id),
  ]);
  const kinds = (await compare()).map(({ kind }) => kind);
  expect(kinds).toEqual(["other-amount", "no-money"]);
  await em.execute("update event_payment_transactions set amount = 2500 where flutterwave_transaction_id = ?", [
    String(paid.id),
  ]);
  await em.execute(
    `insert into event_refunds (payment_id, transaction_id, part, amount, reason, state, flutterwave_refund_id, next_try_at)
     select payment_id, id, 'price', amount, 'overpaid', 'requested', '99', null
     from event_payment_transactions where flutterwave_transaction_id = ?`,
    [String(paid.id)],
  );
  expect(await compare()).toMatchObject([{ kind: "refund-missing", txRef }]);
  await em.execute("update event_refunds set flutterwave_refund_id = null, created_at = now() - interval '2 hours'");
  expect(await compare()).toMatchObject([{ kind: "refund-open", oursKobo: PRICE_KOBO }]);
  await em.execute("delete from event_refunds");
  expect(await compare()).toEqual([]);
  const became = "update event_payment_transactions set outcome = ? where flutterwave_transaction_id = ?";
  await em.execute(became, ["refund", String(paid.id)]);
  expect(await compare()).toMatchObject([{ kind: "no-money", txRef }]);
  await em.execute(became, ["ticket", String(paid.id)]);
  const paidWith = "update event_payments set flutterwave_transaction_id = ? where flutterwave_tx_ref = ?";
  await em.execute(paidWith, ["1", txRef]);
  expect(await compare()).toMatchObject([{ kind: "no-money", txRef, transactionId: "1" }]);
  await em.execute(paidWith, [String(paid.id), txRef]);
});

test("PAY-43 a registration for a paid event without a payment is reported", async () => {
  const em = server.database.fork();
  const eventId = await newPaidEvent(server);
  await em.execute(
    "insert into event_registrations (event_id, user_id, status, reference) values (?, ?, 'registered', 'AAAABBBB')",
    [eventId, ngozi.me?.memberId],
  );
  expect(await compare()).toMatchObject([{ kind: "no-money", transactionId: "AAAABBBB" }]);
  const open = await beginsPaying(server, ngozi);
  const registers = "update event_registrations set status = 'registered', held_until = null where event_id = ?";
  await em.execute(registers, [open.eventId]);
  const found = (await compare()).map(({ kind, transactionId }) => `${kind} ${transactionId}`);
  expect(found.toSorted()).toEqual(["no-money AAAABBBB", `no-money ${open.reference}`].toSorted());
  await em.execute("delete from event_registrations where event_id in (?, ?)", [eventId, open.eventId]);
});

test("PAY-43 a free seat, a seat that is being paid and a refund of this hour are not reported", async () => {
  await ngozi.must(eventApi.register, { params: { eventId: await newEvent(server) } });
  await beginsPaying(server, ngozi);
  const eventId = await newPaidEvent(server);
  const { reference } = await buys(eventId);
  await returns(ngozi, eventId, reference);
  server.fake.faults.balanceKobo = 0;
  await givesUp(ngozi, eventId);
  expect(await compare()).toEqual([]);
});

test("PAY-43 a refund that failed at the provider, and one of another amount, are reported", async () => {
  const { eventId, txRef, transactionId } = await buysTicket(server, ngozi);
  await givesUp(ngozi, eventId);
  const refund = () => server.fake.refunds.find((each) => each.transactionId === transactionId);
  await until(() => refund() !== undefined);
  await until(async () => (await compare()).length === 0);
  const ofAmount = "update event_refunds set amount = ? where flutterwave_refund_id = ?";
  await server.database.fork().execute(ofAmount, [2499, String(refund()?.id)]);
  expect(await compare()).toMatchObject([
    { kind: "refund-amount", txRef, oursKobo: PRICE_KOBO - 100, theirsKobo: PRICE_KOBO },
  ]);
  await server.database.fork().execute(ofAmount, [2500, String(refund()?.id)]);
  Object.assign(refund() ?? {}, { status: "failed" });
  expect(await compare()).toMatchObject([{ kind: "refund-missing", txRef, oursKobo: PRICE_KOBO }]);
  const madeAt =
    "update event_refunds set created_at = ?::date::timestamp at time zone 'UTC' where flutterwave_refund_id = ?";
  const { from, to } = lastDays();
  await server.database.fork().execute(madeAt, [from, String(refund()?.id)]);
  expect(await compare()).toMatchObject([{ kind: "refund-missing", txRef }]);
  await server.database.fork().execute(madeAt, [dayAfter(to), String(refund()?.id)]);
  expect(await compare()).toEqual([]);
  Object.assign(refund() ?? {}, { status: "completed" });
});

test("PAY-43 a ticket whose transaction the provider does not list is reported once", async () => {
  const { txRef, transactionId } = await buysTicket(server, ngozi);
  const paid = server.fake.transactions.find(({ id }) => id === transactionId);
  const createdAt = paid?.createdAt;
  Object.assign(paid ?? {}, { createdAt: inDays(-30).getTime() });
  expect(await compare()).toEqual([
    { kind: "not-at-provider", txRef, transactionId: String(transactionId), oursKobo: PRICE_KOBO, theirsKobo: null },
  ]);
  Object.assign(paid ?? {}, { createdAt });
});

test("PAY-43 the provider’s other currency is reported after the payment was settled", async () => {
  const { transactionId } = await buysTicket(server, ngozi);
  const paid = server.fake.transactions.find(({ id }) => id === transactionId);
  Object.assign(paid ?? {}, { currency: "USD" });
  expect(await compare()).toMatchObject([{ kind: "other-amount", transactionId: String(transactionId) }]);
  Object.assign(paid ?? {}, { currency: "NGN" });
});

test("PAY-43 payments, tickets and refunds of other days are left out", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  const paid = server.fake.transactions.find(({ id }) => id === transactionId);
  Object.assign(paid ?? {}, { createdAt: inDays(-10).getTime() });
  const em = server.database.fork();
  const ofEvent = "(select id from event_payments where event_id = ?)";
  for (const change of [
    `update event_payment_transactions set created_at = now() - interval '10 days', amount = 1 where payment_id in ${ofEvent}`,
    `insert into event_refunds (payment_id, transaction_id, part, amount, reason, created_at) select payment_id, id, 'excess',
       1, 'overpaid', now() - interval '10 days' from event_payment_transactions where payment_id in ${ofEvent}`,
    "update event_payments set completed_at = now() - interval '10 days' where event_id = ?",
  ]) {
    await em.execute(change, [eventId]);
  }
  await em.execute(
    `insert into event_registrations (event_id, user_id, status, reference, registered_at)
     values (?, ?, 'registered', 'CCCCDDDD', now() - interval '10 days')`,
    [await newPaidEvent(server), ngozi.me?.memberId],
  );
  expect(await compare()).toEqual([]);
});

test("PAY-44 PAY-45 ACCESS-9 money with an unknown reference is mailed to the admins and not refunded", async () => {
  const run = (sql: string, values: unknown[] = []) => server.database.fork().execute(sql, values);
  const admin = await newMember(server.url);
  const suspended = await newMember(server.url);
  const waiting = await newMember(server.url);
  const mentor = await newMember(server.url);
  await giveRole(server.database.fork(), mentor.me?.email ?? "", "mentor");
  for (const { me } of [admin, suspended, waiting]) await giveRole(server.database.fork(), me?.email ?? "", "admin");
  await run("update users set two_factor_enabled = true where id <> ?", [waiting.me?.memberId]);
  await run("update users set suspended_at = now() where id = ?", [suspended.me?.memberId]);
  await run("update installation set requires_second_factor = true");
  const eventId = await newPaidEvent(server);
  server.fake.faults.payment({ txRef: "somebody-else" });
  const { paid } = await buys(eventId);
  const mails: { to: string; text: string }[] = [];
  const sendMail = async (mail: { to: string; text: string }) => void mails.push(mail);
  const differences = await reconcileNightly(server.database, settleOptions(server.fake, server.url, { sendMail }));
  expect(differences).toMatchObject([{ kind: "unknown-reference", txRef: "somebody-else" }]);
  expect(mails).toMatchObject([{ to: admin.me?.email, text: expect.stringContaining("somebody-else") }]);
  expect(reportOf(differences).split("\n")).toHaveLength(2);
  expect(refundsOf(server, paid.id)).toEqual([]);
  await run("update installation set requires_second_factor = false");
});
