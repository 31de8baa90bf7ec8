import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Fake, startFake } from "../../../../support/payment/fake/fake.ts";
import { type ManualClock, manualClock } from "../../../../support/payment/manual-clock.ts";
import { TX_REF } from "../../../../support/payment/payment-start.ts";

let fake: Fake;
let clock: ManualClock;
beforeEach(async () => {
  clock = manualClock();
  fake = await startFake({ clock });
});
afterEach(() => fake.close());

async function call<Data = unknown>(
  method: string,
  path: string,
  body?: object,
  authorization = `Bearer ${fake.secretKey}`,
) {
  const response = await fetch(`${fake.url}${path}`, {
    method,
    headers: { authorization, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as { data: Data; meta?: object } };
}

const payment = {
  tx_ref: TX_REF,
  amount: 2500.5,
  currency: "NGN",
  redirect_url: "http://localhost:2567/payment-success",
  customer: { email: "ada@example.org", name: "Ada" },
  configurations: { session_duration: 10 },
};

describe("PAY-16 the fake's API", () => {
  test.each([
    ["POST", "/payments"],
    ["POST", "/payments/link/disable"],
    ["GET", "/transactions/4000001/verify"],
    ["GET", "/transactions/verify_by_reference?tx_ref=x"],
    ["GET", "/transactions"],
    ["POST", "/transactions/4000001/refund"],
    ["POST", "/transactions/4000001/resend-hook"],
    ["GET", "/refunds"],
  ])("replies to %s %s only to the secret key", async (method, path) => {
    for (const authorization of ["", "Bearer", "Bearer wrong", fake.secretKey, `Bearer ${fake.publicKey}`]) {
      expect(await call(method, path, method === "POST" ? payment : undefined, authorization)).toMatchObject({
        status: 401,
        body: { status: "error", data: null },
      });
    }
    expect(fake.transactions).toEqual([]);
  });

  test("opens a page and replies with its link", async () => {
    expect(await call("POST", "/payments", payment)).toMatchObject({
      status: 200,
      body: { status: "success", message: "Hosted Link", data: { link: expect.stringContaining("/pay/") } },
    });
  });

  test.each([
    ["no reference", { tx_ref: undefined }],
    ["no address to send the payer to", { redirect_url: undefined }],
    ["no email address", { customer: { name: "Ada" } }],
    ["an amount of nothing", { amount: 0 }],
    ["a third decimal", { amount: 1.001 }],
    ["a session of two days", { configurations: { session_duration: 2880 } }],
  ])("refuses a payment with %s", async (_, change) => {
    expect(await call("POST", "/payments", { ...payment, ...change })).toMatchObject({
      status: 400,
      body: { status: "error", data: null },
    });
  });

  test("writes a verified transaction as the provider does", async () => {
    await call("POST", "/payments", payment);
    const { id } = fake.pay(TX_REF);
    const { body } = await call("GET", `/transactions/${id}/verify`);
    expect(body.data).toMatchObject({
      id,
      tx_ref: TX_REF,
      amount: 2500.5,
      charged_amount: 2535.51,
      currency: "NGN",
      status: "successful",
      created_at: "2026-11-23T18:00:00.000Z",
      card: { token: expect.any(String) },
      customer: { email: "ada@example.org" },
    });
  });

  test("does not know a transaction that nobody made", async () => {
    const unknown = { status: "error", message: "No transaction was found for this id", data: null };
    expect(await call("GET", "/transactions/1/verify")).toEqual({ status: 400, body: unknown });
    expect(await call("GET", "/transactions/verify_by_reference?tx_ref=x")).toEqual({ status: 400, body: unknown });
  });

  test("lists ten transactions a page, the newest first, by day, reference and status", async () => {
    await call("POST", "/payments", { ...payment, configurations: { session_duration: 1440 } });
    for (let count = 0; count < 11; count += 1) fake.decline(TX_REF);
    clock.advance(12 * 60 * 60 * 1000);
    const { id } = fake.pay(TX_REF);
    const { body } = await call<readonly object[]>("GET", "/transactions");
    expect(body.meta).toEqual({ page_info: { total: 12, current_page: 1, total_pages: 2 } });
    expect(body.data).toHaveLength(10);
    expect(body.data[0]).toMatchObject({ id: String(id) });
    const found = async (search: string) => (await call("GET", `/transactions?${search}`)).body.data;
    expect(await found("page=2")).toHaveLength(2);
    expect(await found("status=successful")).toHaveLength(1);
    expect(await found("from=2026-11-24&to=2026-11-24")).toHaveLength(1);
    expect(await found("tx_ref=other")).toEqual([]);
  });

  test("closes a page once", async () => {
    const { body } = await call<{ link: string }>("POST", "/payments", payment);
    const { link } = body.data;
    expect((await call("POST", "/payments/link/disable", { link })).status).toBe(200);
    expect((await call("POST", "/payments/link/disable", { link })).status).toBe(400);
    expect((await call("POST", "/payments/link/disable", { link: "http://x.example/pay/1" })).status).toBe(400);
  });
});

describe("PAY-18 the fake's page", () => {
  beforeEach(() => call("POST", "/payments", payment));

  test("closes when its time is over", () => {
    clock.advance(10 * 60_000 - 1);
    expect(fake.decline(TX_REF).status).toBe("failed");
    clock.advance(1);
    expect(() => fake.pay(TX_REF)).toThrow("is closed");
  });

  test("stays open after a declined try, and several transactions share its reference", () => {
    fake.decline(TX_REF);
    fake.decline(TX_REF);
    fake.pay(TX_REF);
    expect(fake.transactions.map(({ txRef, status }) => [txRef, status])).toEqual([
      [TX_REF, "failed"],
      [TX_REF, "failed"],
      [TX_REF, "successful"],
    ]);
  });

  test("takes a bank transfer that arrives by itself, even after the page has closed", () => {
    clock.advance(10 * 60_000 - 1);
    const { id } = fake.payLater(TX_REF);
    clock.advance(59_999);
    expect(fake.transactions.find((each) => each.id === id)?.status).toBe("pending");
    clock.advance(1);
    expect(fake.transactions.find((each) => each.id === id)?.status).toBe("successful");
  });

  test("takes a payment after its time if a test asks for it", () => {
    clock.advance(60 * 60_000);
    expect(fake.pay(TX_REF, { late: true }).status).toBe("successful");
  });
});
