import { expect, test } from "vitest";
import type { PaymentProvider } from "../../../server/payment/provider/provider.ts";
import { sendRefund } from "../../../server/payment/refund/send-refund.ts";
import { sweepPayments } from "../../../server/payment/settle/sweep.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  beginsPaying,
  buysTicket,
  givesUp,
  PRICE_KOBO,
  refundsOf,
  returns,
  settleOptions,
  sweepLater,
} from "../../support/payment/payments.ts";
import { otherRefunds, refundFails, refundIsIn, refundRow } from "../../support/payment/refund-rows.ts";

let ngozi: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
});

/** Pays with so much more than the price. */
async function overpays(excessKobo: number) {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.faults.payment({ amountKobo: PRICE_KOBO + excessKobo });
  const { id: transactionId } = server.fake.pay(txRef);
  await returns(ngozi, eventId, reference);
  return { eventId, transactionId };
}

/** The provider reports its refunds of this transaction with another status. */
function setStatus(transactionId: number, status: string): void {
  for (const each of server.fake.refunds) if (each.transactionId === transactionId) each.status = status;
}

/** Sends the refund of a ticket as the sweep does once it is due, which changes no other refund. */
async function sendAgain(eventId: string, provider?: PaymentProvider): Promise<void> {
  const em = server.database.fork();
  const id = (await refundRow(server, eventId))?.id ?? "";
  await em.execute("update event_refunds set tried_at = tried_at - interval '1 day' where id = ?", [id]);
  const others = await otherRefunds(server, id);
  await sendRefund(em, id, settleOptions(server.fake, server.url, provider && { provider }));
  expect(await otherRefunds(server, id)).toEqual(others);
}

test("PAY-32 a refund that failed is not taken for the try whose reply was lost", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.reply("refund", "unavailable", { isDone: true });
  await givesUp(ngozi, eventId);
  await refundFails(server, eventId);
  expect((await refundRow(server, eventId))?.pause_minutes).toBe(5);
  setStatus(transactionId, "failed");
  await sendAgain(eventId);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO, PRICE_KOBO]);
  expect(await refundRow(server, eventId)).toMatchObject({
    state: "completed",
    refund_id: String(server.fake.refunds.at(-1)?.id),
  });
});

test("PAY-32 the refund of what was overpaid is not taken for that of the ticket, of the same amount", async () => {
  const { eventId, transactionId } = await overpays(PRICE_KOBO);
  await refundIsIn(server, eventId, "completed", "excess");
  server.fake.faults.reply("refund", "unavailable");
  await givesUp(ngozi, eventId);
  await refundFails(server, eventId);
  await sendAgain(eventId);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO, PRICE_KOBO]);
  expect((await refundRow(server, eventId))?.state).toBe("completed");
});

test("PAY-32 a refund of another amount is not taken for that of the ticket, even if nothing has it", async () => {
  server.fake.faults.reply("refund", "unavailable", { isDone: true });
  const { eventId, transactionId } = await overpays(1);
  await refundFails(server, eventId, "excess");
  server.fake.faults.reply("refund", "unavailable");
  await givesUp(ngozi, eventId);
  await refundFails(server, eventId);
  await sendAgain(eventId);
  expect(refundsOf(server, transactionId)).toEqual([1, PRICE_KOBO]);
});

test("PAY-35 an accepted refund that the provider could not complete is requested again", async () => {
  const { eventId, reference, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.refundStatus = "new";
  await givesUp(ngozi, eventId);
  await refundIsIn(server, eventId, "requested");
  setStatus(transactionId, "failed");
  await sendAgain(eventId);
  expect(await refundRow(server, eventId)).toMatchObject({
    state: "refused",
    last_error: expect.stringContaining("complete"),
    pause_minutes: 20,
  });
  await sendAgain(eventId);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO, PRICE_KOBO]);
  expect((await returns(ngozi, eventId, reference)).refunds).toMatchObject([{ state: "pending" }]);
  setStatus(transactionId, "completed");
  await sendAgain(eventId);
  expect((await returns(ngozi, eventId, reference)).refunds).toMatchObject([{ state: "completed" }]);
});

test("PAY-39 a refund is done once the provider has completed it, and not before", async () => {
  const { eventId, reference, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.refundStatus = "pending";
  await givesUp(ngozi, eventId);
  await refundIsIn(server, eventId, "requested");
  await sendAgain(eventId);
  expect((await returns(ngozi, eventId, reference)).refunds).toMatchObject([{ state: "pending" }]);
  setStatus(transactionId, "completed-bank-transfer");
  await sweepLater(server);
  expect((await returns(ngozi, eventId, reference)).refunds).toMatchObject([{ state: "completed" }]);
  // As a job does that is run again.
  await sendAgain(eventId);
  expect((await refundRow(server, eventId))?.state).toBe("completed");
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
});

test("PAY-32 while one try waits for the provider’s reply, another one does nothing", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.reply("refund", "unavailable");
  await givesUp(ngozi, eventId);
  await refundFails(server, eventId);
  const options = settleOptions(server.fake, server.url);
  const id = (await refundRow(server, eventId))?.id ?? "";
  const refund: typeof options.provider.refund = async (which) => {
    await sendRefund(server.database.fork(), id, options);
    return await options.provider.refund(which);
  };
  await sendAgain(eventId, { ...options.provider, refund });
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
  // The provider refuses a second one, which would make this one look refused.
  expect((await refundRow(server, eventId))?.state).toBe("completed");
});

test("PAY-35 the pauses between the tries of a refund grow, and the sweep keeps to them", async () => {
  const { eventId } = await buysTicket(server, ngozi);
  server.fake.faults.balanceKobo = 0;
  await givesUp(ngozi, eventId);
  await refundIsIn(server, eventId, "refused");
  const pauses = [(await refundRow(server, eventId))?.pause_minutes];
  for (let time = 0; time < 2; time += 1) {
    await sendAgain(eventId);
    pauses.push((await refundRow(server, eventId))?.pause_minutes);
  }
  expect(pauses).toEqual([10, 20, 40]);
  await server.database.fork().execute("update event_refunds set tried_at = tried_at - interval '1 day'");
  await sweepPayments(server.database, settleOptions(server.fake, server.url));
  expect((await refundRow(server, eventId))?.tries).toBe(3);
});
