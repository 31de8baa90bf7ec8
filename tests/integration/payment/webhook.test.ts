import { expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as paymentApi from "../../../schema/payment/api.ts";
import { receiveWebhook } from "../../../server/payment/payment.ts";
import type { Jobs } from "../../../server/platform/job.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import { beginsPaying, books, PRICE_KOBO, refundsOf, returns, sweepLater } from "../../support/payment/payments.ts";
import { until } from "../../support/until.ts";

let ngozi: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
});

async function pays() {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  return { eventId, reference, paid: server.fake.pay(txRef) };
}
const statusOf = async (eventId: string) =>
  (await ngozi.must(eventApi.readEvent, { params: { eventId } })).registration?.status;
const ticketed = (eventId: string) => until(async () => (await statusOf(eventId)) === "registered");

const checkAt = async (eventId: string): Promise<unknown> => {
  const [row] = await server.database
    .fork()
    .execute<{ check_at: Date | null }[]>("select check_at from event_payments where event_id = ?", [eventId]);
  return row?.check_at;
};

test("PAY-38 a webhook is answered at once, and a job registers the member", async () => {
  const { eventId, paid } = await pays();
  expect(await server.fake.webhooks.send(paid)).toBe(200);
  await ticketed(eventId);
});

test("PAY-38 a hundred copies at once change nothing more", async () => {
  const { eventId, paid } = await pays();
  const replies = await Promise.all(Array.from({ length: 100 }, () => server.fake.webhooks.send(paid)));
  expect(new Set(replies)).toEqual(new Set([200]));
  await ticketed(eventId);
  await Promise.all(Array.from({ length: 20 }, () => server.fake.webhooks.send(paid)));
  await sweepLater(server);
  expect(await books(server)).toEqual({ paidIn: 2 * PRICE_KOBO, tickets: 2 * PRICE_KOBO, refunded: 0 });
  const mine = await server.database
    .fork()
    .execute("select from notifications where event_id = ? and kind = 'event_registered'", [eventId]);
  expect(mine).toHaveLength(1);
});

test("PAY-38 copies of a webhook lead to one question, and to none about another payment", async () => {
  const [{ txRef }, other] = [await beginsPaying(server, ngozi), await beginsPaying(server, ngozi)];
  const dueAt = await checkAt(other.eventId);
  const asked: unknown[] = [];
  const jobs: Jobs = { enqueue: async (_, data) => void asked.push(data) };
  for (const tx_ref of [txRef, txRef, "donation-1"]) {
    const body = Buffer.from(JSON.stringify({ data: { tx_ref } }));
    const checkout = { webhookIsGenuine: () => true };
    await receiveWebhook(server.database.fork(), { hash: "any", body }, { checkout, jobs });
  }
  expect(asked).toEqual([{ txRef }]);
  expect(await checkAt(other.eventId)).toEqual(dueAt);
});

test("PAY-29 PAY-38 a webhook about a second payment on the page of a paid ticket sends the money back", async () => {
  const { eventId, paid } = await pays();
  await server.fake.webhooks.send(paid);
  await ticketed(eventId);
  const second = server.fake.pay(paid.txRef, { late: true });
  expect(await server.fake.webhooks.send(second)).toBe(200);
  await until(() => refundsOf(server, second.id).length > 0);
  await until(async () => (await checkAt(eventId)) === null);
  expect([refundsOf(server, paid.id), refundsOf(server, second.id)]).toEqual([[], [PRICE_KOBO]]);
});

test.each([
  ["wrong", [["verif-hash", "wrong"]]],
  ["empty", [["verif-hash", ""]]],
  ["missing", []],
] as const)("PAY-37 a webhook with a %s hash is refused without a reason", async (_, headers) => {
  const { eventId, paid } = await pays();
  expect(await server.fake.webhooks.send(paid, { headers })).toBe(401);
  expect(await statusOf(eventId)).toBe("held");
});

test("PAY-37 a webhook with a doubled hash is refused", async () => {
  const { paid } = await pays();
  const right = ["verif-hash", server.fake.webhookHash] as const;
  expect(await server.fake.webhooks.send(paid, { headers: [right, right] })).toBe(401);
  expect(await server.fake.webhooks.send(paid, { headers: [right, ["verif-hash", ""]] })).toBe(401);
  const reply = await ngozi.call(paymentApi.receiveWebhook, { body: new TextEncoder().encode("{}") });
  const [message, requestId] = [expect.any(String), expect.any(String)];
  expect(reply.error).toEqual({ code: "payment/webhook-refused", message, requestId });
});

test("PAY-23 a webhook that claims a payment that was never made changes nothing", async () => {
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi);
  const declined = server.fake.decline(txRef);
  const body = {
    event: "charge.completed",
    data: { ...declined, tx_ref: txRef, status: "successful", amount: 2500, currency: "NGN" },
  };
  expect(await server.fake.webhooks.send(declined, { body })).toBe(200);
  expect((await returns(ngozi, eventId, reference)).status).toBe("failed");
});

test.each([
  ["no JSON", "<html>"],
  ["no reference", { event: "charge.completed", data: {} }],
])("PAY-37 a genuine webhook with %s is refused as malformed", async (_, body) => {
  const { paid } = await pays();
  expect(await server.fake.webhooks.send(paid, { body })).toBe(400);
});

test("PAY-38 a webhook about a payment of somebody else's system is accepted and ignored", async () => {
  const { paid } = await pays();
  expect(await server.fake.webhooks.send(paid, { body: { data: { tx_ref: "donation-1" } } })).toBe(200);
});

test.each(["unavailable", "html", "cut", "dropped", "tooMany", "unauthorized", "silent"] as const)(
  "PAY-36 while the provider answers %s nothing is lost, and the next question finds the money",
  async (fault) => {
    const { eventId, reference } = await pays();
    server.fake.faults.reply("any", fault, { times: Number.POSITIVE_INFINITY });
    await sweepLater(server);
    if (fault !== "silent") expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "pending" });
    server.fake.faults.clear();
    await sweepLater(server);
    expect(await statusOf(eventId)).toBe("registered");
  },
);
