import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { type Fake, type FakeOptions, startFake } from "../../../../../server/payment/fake/fake.ts";
import { flutterwave } from "../../../../../server/payment/provider/flutterwave.ts";
import { webhookReceiver } from "../../../../support/payment/loopback-server.ts";
import { manualClock } from "../../../../support/payment/manual-clock.ts";
import { paymentStart, TX_REF } from "../../../../support/payment/payment-start.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lampstand-fake-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(options: FakeOptions = {}): Promise<Fake> {
  const fake = await startFake({ file: join(folder, "data/test-checkout.json"), ...options });
  onTestFinished(() => fake.close());
  return fake;
}

const providerOf = ({ url, secretKey }: Fake) => flutterwave({ url, secretKey });

test("PAY-19 a page that was open before a restart is at the same address afterwards, and can be paid", async () => {
  const before = await start();
  const { link } = await providerOf(before).startPayment(paymentStart());
  await before.close();
  const after = await start();
  expect(await (await fetch(link)).text()).toContain("Night of praise");
  const paid = after.pay(TX_REF);
  expect(await providerOf(after).findTransactions(TX_REF)).toMatchObject([{ transactionId: String(paid.id) }]);
});

test("PAY-19 a payment and its refund are known after a restart", async () => {
  const before = await start();
  await providerOf(before).startPayment(paymentStart());
  const transactionId = String(before.pay(TX_REF).id);
  await providerOf(before).refund({ transactionId, amountKobo: 50 });
  await before.close();
  const provider = providerOf(await start());
  expect(await provider.findTransactions(TX_REF)).toMatchObject([{ transactionId, status: "successful" }]);
  expect(await provider.listRefunds(transactionId)).toHaveLength(1);
});

test("PAY-19 a webhook and a bank transfer that were under way at a restart arrive afterwards", async () => {
  const clock = manualClock();
  const receiver = await webhookReceiver();
  onTestFinished(receiver.close);
  const before = await start({ clock, webhookUrl: receiver.url });
  await providerOf(before).startPayment(paymentStart());
  before.webhooks.hold();
  const paid = before.pay(TX_REF);
  const transfer = before.payLater(TX_REF);
  await before.close();
  const after = await start({ clock, webhookUrl: receiver.url });
  clock.advance(60_000);
  await after.webhooks.idle();
  expect(receiver.received.map(({ body }) => body.data.id)).toEqual([paid.id, transfer.id]);
});

test("a fake whose port was taken meanwhile listens on another one", async () => {
  const before = await start();
  const other = await start();
  expect(other.url).not.toBe(before.url);
});

test("a damaged file is named", async () => {
  const file = join(folder, "test-checkout.json");
  writeFileSync(file, "{");
  await expect(start({ file })).rejects.toThrow(`cannot read ${file}. Delete it`);
});

test("nothing is written after the end, when the folder may be gone", async () => {
  const clock = manualClock();
  const fake = await start({ clock });
  await providerOf(fake).startPayment(paymentStart());
  fake.payLater(TX_REF);
  await fake.close();
  rmSync(folder, { recursive: true });
  expect(() => clock.advance(60 * 60_000)).not.toThrow();
});
