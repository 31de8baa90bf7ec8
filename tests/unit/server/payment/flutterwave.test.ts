import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { flutterwave } from "../../../../server/payment/provider/flutterwave.ts";
import type { PaymentProvider } from "../../../../server/payment/provider/provider.ts";
import { type Fake, startFake } from "../../../support/payment/fake/fake.ts";
import { manualClock } from "../../../support/payment/manual-clock.ts";
import { paymentStart, TX_REF } from "../../../support/payment/payment-start.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let fake: Fake;
let provider: PaymentProvider;
beforeEach(async () => {
  fake = await startFake();
  provider = flutterwave({ url: fake.url, secretKey: fake.secretKey });
});
afterEach(() => fake.close());

const start = (change = {}) => provider.startPayment(paymentStart(change));

describe("a payment", () => {
  test("is started with its price, and found by reference and id once it is paid", async () => {
    await start();
    const paid = fake.pay(TX_REF);
    const expected = {
      transactionId: String(paid.id),
      txRef: TX_REF,
      status: "successful",
      amountKobo: 250_050,
      currency: "NGN",
      createdAt: paid.createdAt,
    };
    expect(await provider.findTransactions(TX_REF)).toEqual([expected]);
    expect(await provider.readTransaction(String(paid.id))).toEqual(expected);
  });

  test("PAY-7 that nobody has tried yet is not known, which is no outage", async () => {
    await start();
    expect(await provider.findTransactions(TX_REF)).toEqual([]);
    expect(await provider.readTransaction("4999999")).toBeNull();
  });

  test.each(["", "1/../2", "-1", "abc", "1?x=", "9".repeat(21)])(
    "PAY-7 with the id %j is not known, and the provider is not asked",
    async (id) => {
      fake.faults.reply("any", "unavailable");
      expect(await provider.readTransaction(id)).toBeNull();
    },
  );

  test("with a reference of more than 100 characters is not started", async () => {
    await expect(start({ txRef: "x".repeat(101) })).rejects.toThrow(RangeError);
    expect((await start({ txRef: "x".repeat(100) })).link).toContain("/pay/");
  });

  test.each([
    ["successful", "successful"],
    ["failed", "failed"],
    ["cancelled", "failed"],
    ["pending", "other"],
    ["success-pending-validation", "other"],
    ["Successful", "other"],
    ["completed", "other"],
  ])("PAY-6 with the provider's status %s is %s", async (written, understood) => {
    await start();
    fake.faults.payment({ status: written });
    fake.pay(TX_REF);
    expect(await provider.findTransactions(TX_REF)).toMatchObject([{ status: understood }]);
  });

  test("is read as it was paid, with another amount, currency and reference than were asked for", async () => {
    await start();
    fake.faults.payment({ amountKobo: 250_049, currency: "GHS", txRef: "event-2" });
    const paid = fake.pay(TX_REF);
    expect(await provider.readTransaction(String(paid.id))).toMatchObject({
      amountKobo: 250_049,
      currency: "GHS",
      txRef: "event-2",
    });
  });

  test("PAY-10 is read without the token of the card", async () => {
    await start();
    fake.pay(TX_REF);
    expect(JSON.stringify(await provider.findTransactions(TX_REF))).not.toContain("flw-t1nf");
  });
});

describe("PAY-11 of several transactions with one reference", () => {
  test.each(["newest", "oldest"] as const)("all are found, even if only the %s is shown", async (shown) => {
    await start();
    fake.faults.referenceShows = shown;
    const made = [fake.decline(TX_REF), fake.pay(TX_REF), fake.decline(TX_REF)];
    const found = await provider.findTransactions(TX_REF);
    expect(found.map(({ transactionId }) => transactionId).sort()).toEqual(made.map(({ id }) => String(id)).sort());
  });

  test("each has its own status", async () => {
    await start();
    fake.payLater(TX_REF);
    fake.decline(TX_REF);
    const found = await provider.findTransactions(TX_REF);
    expect(found.map(({ status }) => status).sort()).toEqual(["failed", "other"]);
  });
});

describe("the list of transactions", () => {
  test("PAY-15 is read to its last page", async () => {
    await start();
    for (let count = 0; count < 23; count += 1) fake.decline(TX_REF);
    const today = new Date().toISOString().slice(0, 10);
    const listed = await provider.listTransactions({ from: "2026-01-01", to: today });
    expect(listed.transactions).toHaveLength(23);
    expect(await provider.listTransactions({ from: "2020-01-01", to: "2020-12-31" })).toEqual({
      transactions: [],
      unreadableIds: [],
    });
  });

  test("PAY-15 fails as a whole if one of its pages cannot be read", async () => {
    await start();
    for (let count = 0; count < 11; count += 1) fake.decline(TX_REF);
    fake.faults.reply("list", "slow");
    fake.faults.reply("list", "unavailable");
    const today = new Date().toISOString().slice(0, 10);
    await expect(provider.listTransactions({ from: "2026-01-01", to: today })).rejects.toThrow("HTTP 503");
  });
});

describe("a refund", () => {
  test("PAY-56 is made, and listed with its transaction alone", async () => {
    await start();
    const [one, other] = [fake.pay(TX_REF), fake.pay(TX_REF)];
    const reply = await provider.refund({ transactionId: String(one.id), amountKobo: 50 });
    await provider.refund({ transactionId: String(other.id), amountKobo: 250_050 });
    expect(reply.status).toBe("completed");
    expect(await provider.listRefunds(String(one.id))).toEqual([
      { refundId: expect.any(String), amountKobo: 50, status: "completed" },
    ]);
  });

  test("PAY-14 that the balance does not cover is refused, and nothing is refunded", async () => {
    await start();
    const { id } = fake.pay(TX_REF);
    fake.faults.balanceKobo = 250_049;
    const reply = await provider.refund({ transactionId: String(id), amountKobo: 250_050 });
    expect(reply).toEqual({ status: "refused", reason: expect.stringContaining("balance") });
    expect(await provider.listRefunds(String(id))).toEqual([]);
  });

  test("PAY-14 of more than is left of the payment is refused", async () => {
    await start();
    const { id } = fake.pay(TX_REF);
    await provider.refund({ transactionId: String(id), amountKobo: 250_000 });
    expect(await provider.refund({ transactionId: String(id), amountKobo: 51 })).toMatchObject({ status: "refused" });
  });

  test.each(["unavailable", "dropped", "cut"] as const)(
    "PAY-14 whose reply is lost (%s) is found in the list",
    async (fault) => {
      await start();
      const { id } = fake.pay(TX_REF);
      fake.faults.reply("refund", fault, { isDone: true });
      await expect(provider.refund({ transactionId: String(id), amountKobo: 50 })).rejects.toThrow("Flutterwave");
      expect(await provider.listRefunds(String(id))).toMatchObject([{ amountKobo: 50 }]);
    },
  );

  test("PAY-32 is found in the list days after it was made", async () => {
    const clock = manualClock(Date.now() - 5 * DAY_MS);
    const older = await startFake({ clock });
    onTestFinished(older.close);
    const later = flutterwave({ url: older.url, secretKey: older.secretKey });
    await later.startPayment(paymentStart());
    const transactionId = String(older.pay(TX_REF).id);
    await later.refund({ transactionId, amountKobo: 40 });
    clock.advance(DAY_MS);
    await later.refund({ transactionId, amountKobo: 50 });
    expect(await later.listRefunds(transactionId)).toMatchObject([{ amountKobo: 50 }, { amountKobo: 40 }]);
  });

  test("of a transaction that is unknown has no list", async () => {
    expect(await provider.listRefunds("4999999")).toEqual([]);
  });
});

test("PAY-31 a page is open for as long as it was started for", async () => {
  const clock = manualClock();
  const timed = await startFake({ clock });
  onTestFinished(timed.close);
  await flutterwave({ url: timed.url, secretKey: timed.secretKey }).startPayment(paymentStart({ sessionMinutes: 10 }));
  clock.advance(10 * MINUTE_MS - 1);
  timed.decline(TX_REF);
  clock.advance(1);
  expect(() => timed.pay(TX_REF)).toThrow("is closed");
});

test("a page is closed once, and closing it again is fine", async () => {
  const { link } = await start();
  await provider.disableLink(link);
  await provider.disableLink(link);
  expect(() => fake.pay(TX_REF)).toThrow("is closed");
});
