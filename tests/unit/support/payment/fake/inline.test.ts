import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { payloadHash } from "../../../../../server/payment/provider/flutterwave-hash.ts";
import { type Fake, startFake } from "../../../../support/payment/fake/fake.ts";
import { TX_REF } from "../../../../support/payment/payment-start.ts";

let fake: Fake;
beforeEach(async () => {
  fake = await startFake();
});
afterEach(() => fake.close());

const textOf = async (address: string) => await (await fetch(address)).text();

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
    expect(fake.transactions).toMatchObject([{ amountKobo: 250_050 }]);
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
    const link = new URL((await openInline()).headers.get("location") ?? "", fake.origin);
    const paid = await fetch(link, { method: "POST", body: new URLSearchParams({ action: "pay" }) });
    expect(await paid.text()).toContain(`&#34;transaction_id&#34;:${fake.transactions[0]?.id}`);
  });
});
