import { expect, test } from "vitest";
import * as paymentApi from "../../../schema/payment/api.ts";
import { settle } from "../../../server/payment/settle/settle.ts";
import { settleInBackground } from "../../../server/payment/settle/settle-job.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import { beginsPaying, buysTicket, returns, settleOptions } from "../../support/payment/payments.ts";
import { notifiedBy } from "../../support/server/announced.ts";

let ngozi: Person;
let bayo: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
  bayo = await newMember(url, "Bayo Cole");
});

const execute = (sql: string, eventId: string): Promise<object[]> => server.database.fork().execute(sql, [eventId]);
const shownTo = async (person: Person, { eventId, reference }: { eventId: string; reference: string }) =>
  await person.must(paymentApi.readPayment, { params: { eventId, reference } });

/** Settles a payment of which the provider says that these references belong to it. */
async function settleAsFound(txRef: string, found: readonly string[]): Promise<void> {
  const options = settleOptions(server.fake, server.url);
  const findTransactions = async () => (await Promise.all(found.map(options.provider.findTransactions))).flat();
  await settle(server.database.fork(), txRef, { ...options, provider: { ...options.provider, findTransactions } });
}

test("PAY-25 money that the provider itself counts to a payment, with another reference, goes back", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  server.fake.faults.payment({ txRef: "nobody's" });
  const { id } = server.fake.pay(txRef);
  const options = settleOptions(server.fake, server.url);
  const foreign = await options.provider.readTransaction(String(id));
  const provider = { ...options.provider, findTransactions: async () => (foreign ? [foreign] : []) };
  await settle(server.database.fork(), txRef, { ...options, provider });
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ refundReason: "wrong_reference" });
});

test("PAY-24 a transaction of another payment changes nothing here", async () => {
  const [mine, theirs] = [await beginsPaying(server, ngozi), await beginsPaying(server, bayo)];
  for (const { txRef } of [theirs, mine]) server.fake.pay(txRef);
  await settleAsFound(mine.txRef, [theirs.txRef, mine.txRef]);
  expect(await shownTo(ngozi, mine)).toMatchObject({ status: "confirmed", refunds: [] });
  expect((await shownTo(bayo, theirs)).status).toBe("pending");
  expect((await returns(bayo, theirs.eventId, theirs.reference)).status).toBe("confirmed");
});

test("PAY-24 a transfer that was under way for one payment pays no other one", async () => {
  const [mine, theirs] = [await beginsPaying(server, ngozi), await beginsPaying(server, bayo)];
  const transfer = server.fake.payLater(theirs.txRef);
  await returns(bayo, theirs.eventId, theirs.reference);
  server.fake.arrive(transfer.id);
  Object.assign(transfer, { txRef: mine.txRef });
  await settleAsFound(mine.txRef, [mine.txRef]);
  expect(await shownTo(ngozi, mine)).toMatchObject({ status: "pending", refunds: [] });
});

test("PAY-34 the member’s open windows learn that money was decided about, once", async () => {
  const { txRef } = await beginsPaying(server, ngozi);
  server.fake.pay(txRef);
  const decide = () => settle(server.database.fork(), txRef, settleOptions(server.fake, server.url));
  expect(await notifiedBy(server.database, decide)).toEqual([ngozi.me?.memberId]);
  expect(await notifiedBy(server.database, decide)).toEqual([]);
});

test.each([
  ["declined", {}, "decline"],
  ["made", {}, "pay"],
  ["made in dollars", { currency: "USD" }, "pay"],
] as const)("PAY-24 a payment that is %s changes no other one", async (_, fault, does) => {
  const { eventId, txRef } = await beginsPaying(server, ngozi);
  await buysTicket(server, bayo);
  await beginsPaying(server, bayo);
  const others = async () => [
    await execute("select * from event_payments where event_id <> ? order by id", eventId),
    await execute(
      `select paid.* from event_payment_transactions paid join event_payments payment on payment.id = paid.payment_id
       where payment.event_id <> ? order by paid.id`,
      eventId,
    ),
  ];
  const before = await others();
  server.fake.faults.payment(fault);
  server.fake[does](txRef);
  await settleInBackground(server.database.fork(), txRef, settleOptions(server.fake, server.url));
  expect(await others()).toEqual(before);
});
