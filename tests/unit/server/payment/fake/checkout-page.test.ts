import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Fake, startFake } from "../../../../../server/payment/fake/fake.ts";
import { flutterwave } from "../../../../../server/payment/provider/flutterwave.ts";
import { payloadHash } from "../../../../../server/payment/provider/flutterwave-hash.ts";
import type { PaymentProvider, PaymentStart } from "../../../../../server/payment/provider/provider.ts";
import { paymentStart, TX_REF } from "../../../../support/payment/payment-start.ts";

let fake: Fake;
let provider: PaymentProvider;
beforeEach(async () => {
  fake = await startFake();
  provider = flutterwave({ url: fake.url, secretKey: fake.secretKey });
});
afterEach(() => fake.close());

const open = async (change: Partial<PaymentStart> = {}) => (await provider.startPayment(paymentStart(change))).link;
const textOf = async (address: string) => await (await fetch(address)).text();

/** Presses a button of the page. Resolves with where the browser is sent, without following it. */
async function press(link: string, action: string): Promise<URL> {
  const body = new URLSearchParams({ action });
  const response = await fetch(link, { method: "POST", body, redirect: "manual" });
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "", link);
}

const queryOf = (url: URL) => Object.fromEntries(url.searchParams);
const own = { payment_ref: "K7M29QPD", event_id: "1" };

describe("PAY-4 the page of the test checkout", () => {
  test("says that no money moves, and shows the price", async () => {
    const html = await textOf(await open());
    expect(html).toContain("TEST CHECKOUT: no money moves");
    expect(html).toContain("₦2,500.50");
  });

  test("shows texts of members as text", async () => {
    const html = await textOf(await open({ title: `<script>alert("1")</script>`, description: "<img src=x>" }));
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img");
  });

  test("allows no script but its own", async () => {
    const policy = (await fetch(await open())).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });
});

describe("the buttons of the page", () => {
  test("Pay sends the payer back with the id of the payment", async () => {
    const back = await press(await open(), "pay");
    expect(`${back.origin}${back.pathname}`).toBe("http://localhost:2567/payment-success");
    const transaction_id = String(fake.transactions[0]?.id);
    expect(queryOf(back)).toEqual({ ...own, status: "successful", tx_ref: TX_REF, transaction_id });
  });

  test("Pay sends the payer back with another word for success, if that is asked for", async () => {
    fake.faults.returnStatus = "completed";
    expect(queryOf(await press(await open(), "pay"))).toMatchObject({ status: "completed" });
  });

  test("Decline stays on the page, which can be paid afterwards", async () => {
    const link = await open();
    expect((await press(link, "decline")).href).toBe(link);
    expect(await textOf(link)).toContain("was declined");
    expect(queryOf(await press(link, "pay"))).toMatchObject({ status: "successful" });
  });

  test("Cancel sends the payer back without an id", async () => {
    expect(queryOf(await press(await open(), "cancel"))).toEqual({ ...own, status: "cancelled", tx_ref: TX_REF });
  });

  test("Pay later waits for the transfer, which a button lets arrive", async () => {
    const link = await open();
    expect((await press(link, "later")).href).toBe(link);
    expect(await textOf(link)).toContain("on its way");
    expect(queryOf(await press(link, "arrive"))).toMatchObject({ status: "successful" });
    expect(fake.transactions).toMatchObject([{ status: "successful", paymentType: "bank_transfer" }]);
  });

  test.each(["pay", "later"])("pressed twice, %s makes one transaction", async (action) => {
    const link = await open();
    await Promise.all([press(link, action), press(link, action)]);
    expect(fake.transactions).toHaveLength(1);
  });

  test("do nothing once the page is closed", async () => {
    const link = await open();
    await provider.disableLink(link);
    expect((await press(link, "pay")).href).toBe(link);
    expect(fake.transactions).toEqual([]);
    expect(await textOf(link)).toContain("This checkout is closed");
  });

  test("of a page that does not exist are answered with 404", async () => {
    expect((await fetch(`${fake.origin}/pay/unknown`)).status).toBe(404);
  });
});

describe("the inline widget", () => {
  const values = { amountKobo: 250_050, currency: "NGN", email: "ada@example.org", txRef: TX_REF };
  const openInline = (change: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      public_key: fake.publicKey,
      tx_ref: TX_REF,
      amount: "2500.5",
      currency: "NGN",
      email: "ada@example.org",
      payload_hash: payloadHash(values, fake.secretKey),
      ...change,
    });
    return fetch(`${fake.origin}/inline?${query}`, { redirect: "manual" });
  };

  test("has its script where the provider has it", async () => {
    expect(await textOf(`${fake.origin}/v3.js`)).toContain("FlutterwaveCheckout");
  });

  test("PAY-13 opens a page with the values that were signed", async () => {
    expect((await openInline()).status).toBe(303);
    expect((await openInline({ payload_hash: "" })).status).toBe(303);
    fake.pay(TX_REF);
    expect(await provider.findTransactions(TX_REF)).toMatchObject([{ amountKobo: 250_050 }]);
  });

  test.each([
    ["PAY-13 an amount that was edited", { amount: "1" }],
    ["PAY-13 an address that was edited", { email: "eve@example.org" }],
    ["a wrong public key", { public_key: "FLWPUBK_TEST-x" }],
    ["no reference", { tx_ref: "" }],
  ])("refuses %s", async (_, change) => {
    expect((await openInline(change)).status).toBe(400);
  });

  test("tells the page around it what was paid", async () => {
    const link = new URL((await openInline()).headers.get("location") ?? "", fake.origin).href;
    expect((await press(link, "pay")).href).toBe(link);
    expect(await textOf(link)).toContain(`&#34;transaction_id&#34;:${fake.transactions[0]?.id}`);
  });
});
