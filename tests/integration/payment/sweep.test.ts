import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentApi } from "../../../schema/payment/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { closeLinkQueue } from "../../../server/payment/refund/close-link.ts";
import { settleInBackground } from "../../../server/payment/settle/settle-job.ts";
import { sweepPayments } from "../../../server/payment/settle/sweep.ts";
import type { Jobs } from "../../../server/platform/job.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import {
  bootPayments,
  buysTicket,
  isPageOpen,
  letHoldsPass,
  newPaidEvent,
  type PaymentServer,
  PRICE_KOBO,
  refundsOf,
  settleOptions,
  startsPaying,
  sweepLater,
} from "../../support/payment/payments.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let server: PaymentServer;
let ngozi: Person;
beforeAll(async () => {
  server = await bootPayments();
  ngozi = await newMember(server.url, "Ngozi Ade");
});
afterAll(() => server.stop());

const execute = <Row extends object>(sql: string, values: unknown[]) =>
  server.database.fork().execute<Row[]>(sql, values);
const erase = ({ me }: Person) => eraseMember(server.database, me?.email ?? "", filesOf(server));
const shownTo = (person: Person, eventId: string, reference: string) =>
  person.must(paymentApi.readPayment, { params: { eventId, reference } });

/** Sweeps with nothing due but what the sweep itself finds, and closes the pages that it wants closed. */
async function sweepPages(): Promise<void> {
  const options = settleOptions(server.fake, server.url);
  const enqueue: Jobs["enqueue"] = async (queue, data) => {
    if (queue.name === closeLinkQueue.name) await options.provider.disableLink(closeLinkQueue.data.parse(data).link);
  };
  await sweepPayments(server.database, { ...options, jobs: { enqueue } });
}

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
  const { txRef } = await startsPaying(server, chidi, await newPaidEvent(server));
  await erase(chidi);
  await sweepPages();
  await until(() => !isPageOpen(server, txRef));
});

test("PAY-33 money that arrives after its member was erased goes back", async () => {
  const chidi = await newMember(server.url);
  const { txRef } = await startsPaying(server, chidi, await newPaidEvent(server));
  await erase(chidi);
  const { id } = server.fake.pay(txRef, { late: true });
  await sweepLater(server);
  expect(refundsOf(server, id)).toEqual([PRICE_KOBO]);
});

test("PAY-31 a page stays open while its seat is kept, and is closed when the hold is over", async () => {
  const eventId = await newPaidEvent(server);
  const { txRef } = await startsPaying(server, ngozi, eventId);
  await sweepPages();
  expect(isPageOpen(server, txRef)).toBe(true);
  await letHoldsPass(server, eventId);
  await sweepPages();
  await until(() => !isPageOpen(server, txRef));
});

test("PAY-36 a payment is not asked about before it is due", async () => {
  const eventId = await newPaidEvent(server);
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  await execute("update event_payments set check_at = now() + interval '1 hour' where event_id = ?", [eventId]);
  server.fake.pay(txRef);
  await sweepPages();
  expect((await shownTo(ngozi, eventId, reference)).status).toBe("pending");
});

test("PAY-36 the pauses between the questions about a payment grow", async () => {
  const eventId = await newPaidEvent(server);
  const { txRef } = await startsPaying(server, ngozi, eventId);
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
  const eventId = await newPaidEvent(server);
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  const { id } = server.fake.payLater(txRef);
  await startedAgo(eventId, "6 days");
  await sweepLater(server);
  expect(await shownTo(ngozi, eventId, reference)).toMatchObject({ status: "pending", isUnderWay: true });
  server.fake.arrive(id);
  await sweepLater(server);
  expect((await shownTo(ngozi, eventId, reference)).status).toBe("confirmed");
});

test("PAY-36 a payment that nobody makes is asked about for five days", async () => {
  const eventId = await newPaidEvent(server);
  const { reference } = await startsPaying(server, ngozi, eventId);
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
  const eventId = await newPaidEvent(server);
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  await startedAgo(eventId, "6 days");
  await sweepLater(server);
  const paid = server.fake.pay(txRef, { late: true });
  expect(await server.fake.webhooks.send(paid)).toBe(200);
  await until(async () => (await shownTo(ngozi, eventId, reference)).status === "confirmed");
});
