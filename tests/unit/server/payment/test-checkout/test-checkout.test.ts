import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "../../../../../server/payment/test-checkout/store.ts";
import { startTestCheckout } from "../../../../../server/payment/test-checkout/test-checkout.ts";
import { webhookReceiver } from "../../../../support/payment/loopback-server.ts";
import { manualClock } from "../../../../support/payment/manual-clock.ts";
import { paymentStart, TX_REF } from "../../../../support/payment/payment-start.ts";
import { until } from "../../../../support/until.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lampstand-checkout-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(options: Partial<Parameters<typeof startTestCheckout>[0]> = {}) {
  const file = join(folder, "data/test-checkout.json");
  const checkout = await startTestCheckout({ file, webhookUrl: "http://localhost:9/webhook", ...options });
  onTestFinished(checkout.close);
  return checkout;
}

async function press(link: string, action: string): Promise<void> {
  const body = new URLSearchParams({ action });
  expect((await fetch(link, { method: "POST", body, redirect: "manual" })).status).toBe(303);
}

test("PAY-19 a page that was open before a restart is at the same address afterwards, and can be paid", async () => {
  const before = await start();
  const { link } = await before.provider.startPayment(paymentStart());
  before.close();
  const { provider } = await start();
  expect(await (await fetch(link)).text()).toContain("Night of praise");
  await press(link, "pay");
  expect(await provider.findTransactions(TX_REF)).toMatchObject([{ status: "successful", amountKobo: 250_050 }]);
});

test("PAY-19 a payment and its refund are known after a restart", async () => {
  const before = await start();
  await press((await before.provider.startPayment(paymentStart())).link, "pay");
  const [{ transactionId } = { transactionId: "" }] = await before.provider.findTransactions(TX_REF);
  expect(await before.provider.refund({ transactionId, amountKobo: 50 })).toMatchObject({ status: "completed" });
  before.close();
  const { provider } = await start();
  expect(await provider.readTransaction(transactionId)).toMatchObject({ txRef: TX_REF, status: "successful" });
  expect(await provider.listRefunds(transactionId)).toMatchObject([{ amountKobo: 50, status: "completed" }]);
});

test("PAY-19 a webhook and a bank transfer that were under way at a restart arrive afterwards", async () => {
  const clock = manualClock();
  const receiver = await webhookReceiver();
  onTestFinished(receiver.close);
  receiver.reply.status = 503;
  const before = await start({ clock, webhookUrl: receiver.url });
  const pay = async (txRef: string, action: string) =>
    press((await before.provider.startPayment(paymentStart({ txRef }))).link, action);
  await pay("paid", "pay");
  await pay("transferred", "later");
  await until(() => receiver.received.length === 1);
  before.close();
  receiver.reply.status = 200;
  const { webhookHash } = await start({ clock, webhookUrl: receiver.url });
  clock.advance(60_000);
  await until(() => receiver.received.length === 3);
  const [, ...later] = receiver.received;
  expect(later.map(({ body }) => body.data.tx_ref).sort()).toEqual(["paid", "transferred"]);
  expect(later.map(({ hashes }) => hashes)).toEqual([[webhookHash], [webhookHash]]);
});

test("a webhook that arrived is not sent again after a restart", async () => {
  const clock = manualClock();
  const receiver = await webhookReceiver();
  onTestFinished(receiver.close);
  const file = join(folder, "state.json");
  const before = await start({ clock, file, webhookUrl: receiver.url });
  await press((await before.provider.startPayment(paymentStart())).link, "pay");
  await until(() => receiver.received.length === 1);
  await until(() => openStore(file).state.untold.length === 0);
  before.close();
  const after = await start({ clock, file, webhookUrl: receiver.url });
  clock.advance(60_000);
  await press((await after.provider.startPayment(paymentStart({ txRef: "other" }))).link, "pay");
  await until(() => receiver.received.length === 2);
  expect(receiver.received[1]?.body.data).toEqual({ tx_ref: "other" });
});

test("a payment is listed on its day, the newest first, and its page closes when its time is over", async () => {
  const clock = manualClock();
  const { provider } = await start({ clock });
  const { link } = await provider.startPayment(paymentStart());
  await press(link, "decline");
  await press(link, "pay");
  const { transactions, unreadableIds } = await provider.listTransactions({ from: "2026-11-23", to: "2026-11-23" });
  expect(transactions).toMatchObject([{ status: "successful" }, { status: "failed" }]);
  expect(unreadableIds).toEqual([]);
  expect((await provider.listTransactions({ from: "2026-11-24", to: "2026-11-30" })).transactions).toEqual([]);
  const late = await provider.startPayment(paymentStart({ txRef: "late" }));
  clock.advance(10 * 60_000);
  await press(late.link, "pay");
  expect(await provider.findTransactions("late")).toEqual([]);
});

test("a bank transfer is pending until it arrives, and cannot be refunded before", async () => {
  const clock = manualClock();
  const { provider } = await start({ clock });
  await press((await provider.startPayment(paymentStart())).link, "later");
  const [{ transactionId, status } = { transactionId: "", status: "" }] = await provider.findTransactions(TX_REF);
  expect(status).toBe("other");
  expect(await provider.refund({ transactionId, amountKobo: 50 })).toMatchObject({ status: "refused" });
  clock.advance(60_000);
  expect(await provider.refund({ transactionId, amountKobo: 250_050 })).toMatchObject({ status: "completed" });
  expect(await provider.refund({ transactionId, amountKobo: 1 })).toMatchObject({ status: "refused" });
  expect(await provider.refund({ transactionId: "1", amountKobo: 1 })).toMatchObject({ status: "refused" });
  expect(await provider.readTransaction("1")).toBeNull();
});

test("a test checkout whose port was taken meanwhile listens on another one", async () => {
  const before = await start();
  const other = await start();
  const linkOf = async ({ provider }: typeof before) => new URL((await provider.startPayment(paymentStart())).link);
  expect((await linkOf(other)).port).not.toBe((await linkOf(before)).port);
});

test("a damaged file is named", async () => {
  const file = join(folder, "test-checkout.json");
  writeFileSync(file, "{");
  await expect(start({ file })).rejects.toThrow(`cannot read ${file}. Delete it`);
});

test("nothing is written after the end, when the folder may be gone", async () => {
  const clock = manualClock();
  const checkout = await start({ clock });
  await press((await checkout.provider.startPayment(paymentStart())).link, "later");
  checkout.close();
  rmSync(folder, { recursive: true });
  expect(() => clock.advance(60 * 60_000)).not.toThrow();
});

test("PAY-4 the test checkout does not start in production", async () => {
  vi.stubEnv("NODE_ENV", "production");
  try {
    await expect(start()).rejects.toThrow("never runs in production");
  } finally {
    vi.unstubAllEnvs();
  }
});
