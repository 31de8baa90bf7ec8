import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { flutterwave } from "../../../../../server/payment/provider/flutterwave.ts";
import { type Fake, startFake } from "../../../../support/payment/fake/fake.ts";
import type { WebhookFault } from "../../../../support/payment/fake/faults.ts";
import { webhookReceiver } from "../../../../support/payment/loopback-server.ts";
import { type ManualClock, manualClock } from "../../../../support/payment/manual-clock.ts";
import { paymentStart, TX_REF } from "../../../../support/payment/payment-start.ts";
import { until } from "../../../../support/until.ts";

const HALF_AN_HOUR = 30 * 60_000;

let fake: Fake;
let clock: ManualClock;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
beforeEach(async () => {
  clock = manualClock();
  receiver = await webhookReceiver();
  fake = await startFake({ clock, webhookUrl: receiver.url, webhookHash: "a secret hash" });
  await flutterwave({ url: fake.url, secretKey: fake.secretKey }).startPayment(paymentStart());
});
afterEach(async () => {
  await fake.close();
  await receiver.close();
});

const ids = () => receiver.received.map(({ body }) => body.data.id);

describe("PAY-17 the fake's webhook", () => {
  test("tells about every try that has ended, with the hash as a header", async () => {
    fake.decline(TX_REF);
    await fake.webhooks.idle();
    fake.pay(TX_REF);
    await fake.webhooks.idle();
    expect(receiver.received).toMatchObject([
      { hashes: ["a secret hash"], body: { event: "charge.completed", data: { status: "failed", tx_ref: TX_REF } } },
      {
        hashes: ["a secret hash"],
        body: { event: "charge.completed", data: { status: "successful", amount: 2500.5 } },
      },
    ]);
  });

  test("tells about a bank transfer once it has arrived", async () => {
    const { id } = fake.payLater(TX_REF);
    await fake.webhooks.idle();
    expect(ids()).toEqual([]);
    fake.arrive(id);
    fake.arrive(id);
    await fake.webhooks.idle();
    expect(ids()).toEqual([id]);
  });

  test.each([500, 401, 302])("is sent three more times, half an hour apart, after a %s", async (status) => {
    receiver.reply.status = status;
    fake.pay(TX_REF);
    await fake.webhooks.idle();
    for (const expected of [2, 3, 4]) {
      clock.advance(HALF_AN_HOUR - 1);
      await fake.webhooks.idle();
      expect(receiver.received).toHaveLength(expected - 1);
      clock.advance(1);
      await fake.webhooks.idle();
      expect(receiver.received).toHaveLength(expected);
    }
    clock.advance(10 * HALF_AN_HOUR);
    await fake.webhooks.idle();
    expect(fake.webhooks.sent.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
  });

  test("is not sent again once it was received", async () => {
    receiver.reply.status = 500;
    fake.pay(TX_REF);
    await fake.webhooks.idle();
    receiver.reply.status = 200;
    clock.advance(HALF_AN_HOUR);
    await fake.webhooks.idle();
    clock.advance(10 * HALF_AN_HOUR);
    await fake.webhooks.idle();
    expect(fake.webhooks.sent.map((each) => each.status)).toEqual([500, 200]);
  });

  test("is sent again when the API is asked to", async () => {
    const { id } = fake.pay(TX_REF);
    await fake.webhooks.idle();
    const headers = { authorization: `Bearer ${fake.secretKey}`, "content-type": "application/json" };
    await fetch(`${fake.url}/transactions/${id}/resend-hook`, { method: "POST", headers });
    await fetch(`${fake.url}/transactions/resend-hook`, {
      method: "POST",
      headers,
      body: JSON.stringify({ tx_ref: TX_REF }),
    });
    expect(ids()).toEqual([id, id, id]);
  });
});

describe("a webhook that goes wrong", () => {
  test.each<[WebhookFault, readonly (readonly string[] | undefined)[]]>([
    ["dropped", []],
    ["doubled", [["a secret hash"], ["a secret hash"]]],
    ["wrongHash", [["a secret has~"]]],
    ["emptyHash", [[""]]],
    ["noHash", [undefined]],
    ["doubledHash", [["a secret hash", "a secret hash"]]],
  ])("%s arrives with these hashes", async (fault, hashes) => {
    fake.faults.webhook(fault);
    fake.pay(TX_REF);
    await fake.webhooks.idle();
    expect(receiver.received.map((each) => each.hashes)).toEqual(hashes);
  });

  test("is delayed", async () => {
    fake.faults.webhook({ delayMs: 5_000 });
    fake.pay(TX_REF);
    await fake.webhooks.idle();
    expect(ids()).toEqual([]);
    clock.advance(5_000);
    await fake.webhooks.idle();
    expect(ids()).toHaveLength(1);
  });

  test("is forged: it says that the price was paid, which is not true", async () => {
    fake.faults.webhook("forged");
    fake.faults.payment({ amountKobo: 1 });
    fake.decline(TX_REF);
    await fake.webhooks.idle();
    expect(receiver.received[0]?.body.data).toMatchObject({ status: "successful", amount: 2500.5 });
  });

  test("arrives in another order", async () => {
    fake.webhooks.hold();
    const [first, second] = [fake.decline(TX_REF), fake.pay(TX_REF)];
    await fake.webhooks.idle();
    expect(ids()).toEqual([]);
    await fake.webhooks.release((held) => held.toReversed());
    expect(ids()).toEqual([second.id, first.id]);
  });

  test("arrives a hundred times at once", async () => {
    const paid = fake.pay(TX_REF);
    await Promise.all(Array.from({ length: 100 }, () => fake.webhooks.send(paid)));
    await until(() => receiver.received.length === 101);
  });
});
