import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PaymentStart } from "../../../../../server/payment/provider/provider.ts";
import { paymentStart, TX_REF } from "../../../../support/payment/payment-start.ts";
import { openTestCheckout } from "../../../../support/payment/test-checkout.ts";

let checkout: Awaited<ReturnType<typeof openTestCheckout>>;
beforeEach(async () => {
  checkout = await openTestCheckout();
});
afterEach(() => checkout.close());

const open = async (change: Partial<PaymentStart> = {}) =>
  (await checkout.provider.startPayment(paymentStart(change))).link;
const transactions = () => checkout.provider.findTransactions(TX_REF);
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

  test("allows no script", async () => {
    const policy = (await fetch(await open())).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });
});

describe("the buttons of the page", () => {
  test("Pay sends the payer back with the id of the payment", async () => {
    const back = await press(await open(), "pay");
    expect(`${back.origin}${back.pathname}`).toBe("http://localhost:2567/payment-success");
    const transaction_id = (await transactions())[0]?.transactionId;
    expect(queryOf(back)).toEqual({ ...own, status: "successful", tx_ref: TX_REF, transaction_id });
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
    expect(await transactions()).toMatchObject([{ status: "successful" }]);
  });

  test.each(["pay", "later"])("pressed twice, %s makes one transaction", async (action) => {
    const link = await open();
    await Promise.all([press(link, action), press(link, action)]);
    expect(await transactions()).toHaveLength(1);
  });

  test("do nothing once the page is closed", async () => {
    const link = await open();
    await checkout.provider.disableLink(link);
    expect((await press(link, "pay")).href).toBe(link);
    expect(await transactions()).toEqual([]);
    expect(await textOf(link)).toContain("This checkout is closed");
  });

  test("of a page that does not exist are answered with 404", async () => {
    expect((await fetch(new URL("/pay/unknown", await open()))).status).toBe(404);
  });
});
