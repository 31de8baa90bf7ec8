import { expect, test } from "vitest";
import * as paymentApi from "../../../schema/payment/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { closeLinkQueue } from "../../../server/payment/refund/close-link.ts";
import type { SettleOptions } from "../../../server/payment/settle/settle.ts";
import { settleInBackground } from "../../../server/payment/settle/settle-job.ts";
import { sweepPayments } from "../../../server/payment/settle/sweep.ts";
import type { Jobs } from "../../../server/platform/job.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  beginsPaying,
  buysTicket,
  isPageOpen,
  letHoldsPass,
  PRICE_KOBO,
  refundsOf,
  returns,
  settleOptions,
  sweepLater,
} from "../../support/payment/payments.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let ngozi: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
});

const execute = <Row extends object>(sql: string, values: unknown[]) =>
  server.database.fork().execute<Row[]>(sql, values);
const erase = ({ me }: Person) => eraseMember(server.database, me?.email ?? "", filesOf(server));
const shownTo = (person: Person, eventId: string, reference: string) =>
  person.must(paymentApi.readPayment, { params: { eventId, reference } });

/** Sweeps with nothing due but what the sweep itself finds, and closes the pages that it wants closed. */
async function sweepPages(change: Partial<SettleOptions> = {}): Promise<void> {
  const options = settleOptions(server.fake, server.url, change);
  const enqueue: Jobs["enqueue"] = async (queue, data) => {
    if (queue.name === closeLinkQueue.name) await options.provider.disableLink(closeLinkQueue.data.parse(data).link);
  };
  await sweepPayments(server.database, { ...options, jobs: { enqueue } });
}

const quiet = { warn: () => {}, info: () => {}, error: () => {} };

async function startedAgo(eventId: string, age: string): Promise<void> {
  await execute("update event_payments set created_at = now() - ?::interval where event_id = ?", [age, eventId]);
}

test("PAY-33 the ticket of a member who is erased after the event is not refunded", async () => {
  const chidi = await newMember(server.url);
  const { eventId, transactionId } = await buysTicket(server, chidi);
  await execute("update events set event_date = now() - interval '1 hour' where id = ?", [eventId]);
  await erase(chidi);
  await sweepLater(server);
  expect(await execute("select payment_status from event_payments where event_id = ?", [eventId])).toEqual([
    { payment_status: "completed" },
  ]);
  expect(refundsOf(server, transactionId)).toEqual([]);
});

test("PAY-31 the page of an erased member is closed", async () => {
  const chidi = await newMember(server.url);
  const { txRef } = await beginsPaying(server, chidi);
  await erase(chidi);
  await sweepPages();
  await until(() => !isPageOpen(server, txRef));
});

test("PAY-33 money that arrives after its member was erased goes back", async () => {
  const chidi = await newMember(server.url);
  const { txRef } = await beginsPaying(server, chidi);
  await erase(chidi);
  const { id } = server.fake.pay(txRef, { late: true });
  await sweepLater(server);
  expect(refundsOf(server, id)).toEqual([PRICE_KOBO]);
});

test("PAY-31 a page stays open while its seat is kept, and is closed when the hold is over", async () => {
  const { eventId, txRef } = await beginsPaying(server, ngozi);
  await sweepPages();
  expect(isPageOpen(server, txRef)).toBe(true);
  await letHoldsPass(server, eventId);
  await sweepPages();
  await until(() => !isPageOpen(server, txRef));
});

test("PAY-36 a payment is not asked about before it is due", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  await execute("update event_payments set check_at = now() + interval '1 hour' where event_id = ?", [eventId]);
  server.fake.pay(txRef);
  await sweepPages();
  expect((await shownTo(ngozi, eventId, reference)).status).toBe("pending");
});

test("PAY-36 the pauses between the questions about a payment grow", async () => {
  const { eventId, txRef } = await beginsPaying(server, ngozi);
  const pauses: unknown[] = [];
  for (let time = 0; time < 3; time += 1) {
    await settleInBackground(server.database.fork(), txRef, settleOptions(server.fake, server.url));
    const [row] = await execute<{ minutes: number }>(
      "select round(extract(epoch from check_at - now()) / 60)::int as minutes from event_payments where event_id = ?",
      [eventId],
    );
    pauses.push(row?.minutes);
  }
  expect(pauses).toEqual([1, 2, 4]);
});

test("PAY-36 a transfer that is under way for more than five days still becomes a ticket", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.decline(txRef);
  const { id } = server.fake.payLater(txRef);
  await startedAgo(eventId, "6 days");
  await sweepLater(server);
  expect(await shownTo(ngozi, eventId, reference)).toMatchObject({ status: "pending", isUnderWay: true });
  server.fake.arrive(id);
  await sweepLater(server);
  expect((await shownTo(ngozi, eventId, reference)).status).toBe("confirmed");
});

test("PAY-36 a transfer that begins when nobody asks any more is asked about again", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  await startedAgo(eventId, "6 days");
  await sweepLater(server);
  const { id } = server.fake.payLater(txRef);
  expect((await returns(ngozi, eventId, reference)).status).toBe("pending");
  server.fake.arrive(id);
  await sweepLater(server);
  expect((await shownTo(ngozi, eventId, reference)).status).toBe("confirmed");
});

test("PAY-36 a sweep that finds the provider away asks once", async () => {
  for (let count = 0; count < 2; count += 1) await beginsPaying(server, ngozi);
  server.fake.faults.reply("verifyByReference", "unavailable", { times: Number.POSITIVE_INFINITY });
  const warned: unknown[] = [];
  await sweepLater(server, { log: { ...quiet, warn: (details: unknown) => void warned.push(details) } });
  expect(warned).toHaveLength(1);
});

test("PAY-31 PAY-33 what is done already keeps no page open and no money back, however much it is", async () => {
  const chidi = await newMember(server.url);
  const [{ eventId, transactionId }, expired] = [await buysTicket(server, chidi), await beginsPaying(server, ngozi)];
  await execute(
    `insert into event_payments (event_id, amount, payment_status, payment_reference, flutterwave_tx_ref, checkout_link,
       link_closed_at, created_at)
     select ?, 2500, 'expired', '22222222', 'done-' || number, case when number <= 100 then 'http://localhost:1/pay' end,
       case when number <= 100 then now() end, now() - interval '1 day' from generate_series(1, 200) number`,
    [eventId],
  );
  // A row that is written anew is read last.
  await erase(chidi);
  await letHoldsPass(server, expired.eventId);
  await sweepPages();
  expect(isPageOpen(server, expired.txRef)).toBe(false);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
});

test("PAY-31 PAY-33 a page, a ticket and a refund that cannot be swept keep no others waiting", async () => {
  const pages = [await beginsPaying(server, ngozi), await beginsPaying(server, ngozi)];
  for (const { eventId } of pages) await letHoldsPass(server, eventId);
  await execute("update event_payments set checkout_link = 'no link' where event_id = ?", [pages[0]?.eventId]);
  const people = await Promise.all(Array.from({ length: 3 }, () => newMember(server.url)));
  const tickets = await Promise.all(people.map((person) => buysTicket(server, person)));
  for (const person of people) await erase(person);
  const [unclear, unsent, fine] = tickets.map(({ transactionId }) => transactionId);
  const paidWith = "update event_payments set flutterwave_transaction_id = ? where event_id = ?";
  await execute(paidWith, ["lost", tickets[0]?.eventId]);
  const errors: unknown[] = [];
  const { provider } = settleOptions(server.fake, server.url);
  const refund: typeof provider.refund = async (which) => {
    if (which.transactionId === String(unsent)) throw new Error("cannot be sent");
    return await provider.refund(which);
  };
  const log = { ...quiet, error: (details: unknown) => void errors.push(details) };
  await sweepPages({ log, provider: { ...provider, refund } });
  expect(isPageOpen(server, pages[1]?.txRef ?? "")).toBe(false);
  expect(refundsOf(server, fine ?? 0)).toEqual([PRICE_KOBO]);
  expect(errors).toHaveLength(3);
  await execute(paidWith, [String(unclear), tickets[0]?.eventId]);
});

test("PAY-36 a payment that cannot be settled keeps no others waiting", async () => {
  const people = [await newMember(server.url), ngozi];
  const payments = await Promise.all(people.map((person) => beginsPaying(server, person)));
  for (const { txRef } of payments) server.fake.pay(txRef);
  const sendMail = async ({ to }: { to: string }) => {
    if (to === people[0]?.me?.email) throw new Error("cannot be mailed");
  };
  await sweepLater(server, { sendMail });
  const statuses = payments.map(async ({ eventId, reference }, at) => {
    return (await shownTo(people[at] ?? ngozi, eventId, reference)).status;
  });
  expect(await Promise.all(statuses)).toEqual(["pending", "confirmed"]);
});

test("PAY-36 a payment that nobody makes is asked about for five days", async () => {
  const { eventId, reference } = await beginsPaying(server, ngozi);
  await startedAgo(eventId, "119 hours");
  await sweepLater(server);
  expect((await shownTo(ngozi, eventId, reference)).status).toBe("pending");
  await startedAgo(eventId, "121 hours");
  await sweepLater(server);
  expect((await shownTo(ngozi, eventId, reference)).status).toBe("cancelled");
  expect(await execute("select check_at from event_payments where event_id = ?", [eventId])).toEqual([
    { check_at: null },
  ]);
});

test("PAY-38 a webhook about money that comes after those five days still leads to a ticket", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  await startedAgo(eventId, "6 days");
  await sweepLater(server);
  const paid = server.fake.pay(txRef, { late: true });
  expect(await server.fake.webhooks.send(paid)).toBe(200);
  await until(async () => (await shownTo(ngozi, eventId, reference)).status === "confirmed");
});
