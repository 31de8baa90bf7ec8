import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eventApi } from "../../../schema/event/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { withEventLock } from "../../../server/event/event.ts";
import { refundEvent } from "../../../server/payment/refund/refund-event.ts";
import { sendRefund } from "../../../server/payment/refund/send-refund.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import {
  bootPayments,
  buysTicket,
  newPaidEvent,
  type PaymentServer,
  PRICE_KOBO,
  refundsOf,
  returns,
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
afterEach(() => server.fake.faults.clear());

const rowOf = async (eventId: string) => {
  const [row]: { state: string; tries: number; last_error: string | null }[] = await server.database.fork().execute(
    `select refund.state, refund.tries, refund.last_error from event_refunds refund
     join event_payments payment on payment.id = refund.payment_id where payment.event_id = ?`,
    [eventId],
  );
  return row;
};
const cancel = (person: Person, eventId: string) => person.must(eventApi.cancelRegistration, { params: { eventId } });

test("PAY-33 a cancelled registration is refunded, and the page says so", async () => {
  const { eventId, reference, transactionId } = await buysTicket(server, ngozi);
  await cancel(ngozi, eventId);
  await until(() => refundsOf(server, transactionId).length > 0);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({
    status: "refunded",
    refundReason: "registration_cancelled",
  });
  await until(async () => {
    await sweepLater(server);
    return (await rowOf(eventId))?.state === "completed";
  });
  expect((await returns(ngozi, eventId, reference)).refunds).toMatchObject([{ amountKobo: PRICE_KOBO, isDone: true }]);
});

test("PAY-33 a cancelled event refunds every ticket and ends the open payments", async () => {
  const eventId = await newPaidEvent(server);
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  const { id } = server.fake.pay(txRef);
  await returns(ngozi, eventId, reference);
  const bayo = await newMember(server.url);
  const open = await startsPaying(server, bayo, eventId);
  const options = settleOptions(server.fake, server.url);
  await withEventLock(server.database.fork(), eventId, async (tx) => {
    await refundEvent(tx, eventId, options.jobs);
  });
  await sweepLater(server);
  expect(refundsOf(server, id)).toEqual([PRICE_KOBO]);
  expect((await returns(bayo, eventId, open.reference)).status).toBe("cancelled");
});

test("PAY-33 the ticket of an erased member is refunded, and the payment stays without the member", async () => {
  const chidi = await newMember(server.url);
  const { eventId, transactionId } = await buysTicket(server, chidi);
  await eraseMember(server.database, chidi.me?.email ?? "", filesOf(server));
  await sweepLater(server);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
  const rows = await server.database
    .fork()
    .execute("select user_id, registration_id, payment_status from event_payments where event_id = ?", [eventId]);
  expect(rows).toEqual([{ user_id: null, registration_id: null, payment_status: "refunded" }]);
});

test.each(["dropped", "cut", "html", "unavailable"] as const)(
  "PAY-32 a refund that was made although its reply was lost (%s) is not made twice",
  async (fault) => {
    const { eventId, transactionId } = await buysTicket(server, ngozi);
    server.fake.faults.reply("refund", fault, { isDone: true });
    await cancel(ngozi, eventId);
    await until(async () => (await rowOf(eventId))?.last_error !== null);
    expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
    await sweepLater(server);
    expect((await rowOf(eventId))?.state).toBe("completed");
    expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
  },
);

test("PAY-32 a refund whose call never arrived is made later, once", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.reply("refund", "unavailable");
  await cancel(ngozi, eventId);
  await until(async () => ((await rowOf(eventId))?.last_error ?? null) !== null);
  expect(refundsOf(server, transactionId)).toEqual([]);
  await Promise.all([sweepLater(server), sweepLater(server)]);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
});

test("PAY-35 a refund that is refused for the balance is tried again, and the row says why", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.balanceKobo = 0;
  await cancel(ngozi, eventId);
  await until(async () => (await rowOf(eventId))?.state === "refused");
  expect((await rowOf(eventId))?.last_error).toMatch(/balance/);
  await sweepLater(server);
  expect(await rowOf(eventId)).toMatchObject({ state: "refused", tries: 2 });
  server.fake.faults.clear();
  await sweepLater(server);
  expect((await rowOf(eventId))?.state).toBe("requested");
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
});

test("PAY-32 a try that took too long over the list of refunds does not send one that another try has sent", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.reply("refund", "unavailable");
  await cancel(ngozi, eventId);
  await until(async () => ((await rowOf(eventId))?.last_error ?? null) !== null);
  const { provider, log } = settleOptions(server.fake, server.url);
  const [refund]: { id: string }[] = await server.database
    .fork()
    .execute(
      "select refund.id from event_refunds refund join event_payments payment on payment.id = refund.payment_id where payment.event_id = ?",
      [eventId],
    );
  const send = async (listRefunds: typeof provider.listRefunds) => {
    const em = server.database.fork();
    await em.execute("update event_refunds set tried_at = tried_at - interval '1 day' where id = ?", [refund?.id]);
    await sendRefund(em, refund?.id ?? "", { provider: { ...provider, listRefunds }, log });
  };
  await send(async () => {
    await send(provider.listRefunds);
    return [];
  });
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
  // The provider would refuse the second one, and the refund would count as refused.
  expect((await rowOf(eventId))?.state).toBe("requested");
});
