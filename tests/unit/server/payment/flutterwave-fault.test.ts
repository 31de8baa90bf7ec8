import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { flutterwave } from "../../../../server/payment/provider/flutterwave.ts";
import { type PaymentProvider, ProviderUnavailable } from "../../../../server/payment/provider/provider.ts";
import { type Fake, startFake } from "../../../support/payment/fake/fake.ts";
import type { ReplyFault } from "../../../support/payment/fake/faults.ts";
import { fixedReply } from "../../../support/payment/loopback-server.ts";
import { paymentStart, TX_REF } from "../../../support/payment/payment-start.ts";

let fake: Fake;
let provider: PaymentProvider;
beforeEach(async () => {
  fake = await startFake();
  provider = flutterwave({ url: fake.url, secretKey: fake.secretKey, timeoutMs: 5_000 });
});
afterEach(() => fake.close());

/** A reply of so many bytes without data. */
function replyOf(bytes: number): object {
  const empty = { status: "success", message: "" };
  return { ...empty, message: "x".repeat(bytes - JSON.stringify(empty).length) };
}

/** Every call of the port, on a payment that was made. */
async function everyCall(): Promise<readonly (() => Promise<unknown>)[]> {
  const { link } = await provider.startPayment(paymentStart());
  const transactionId = String(fake.pay(TX_REF).id);
  return [
    () => provider.startPayment(paymentStart()),
    () => provider.findTransactions(TX_REF),
    () => provider.readTransaction(transactionId),
    () => provider.listTransactions({ from: "2026-01-01", to: "2030-01-01" }),
    () => provider.refund({ transactionId, amountKobo: 50 }),
    () => provider.listRefunds(transactionId),
    () => provider.disableLink(link),
  ];
}

const reasonOf = async (call: () => Promise<unknown>): Promise<Error> => {
  const error = await call().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProviderUnavailable);
  expect(error).toHaveProperty("name", "ProviderUnavailable");
  return error as Error;
};

describe("PAY-8 nothing is known", () => {
  test.each<[ReplyFault, string]>([
    ["unauthorized", "FLUTTERWAVE_SECRET_KEY"],
    ["tooMany", "too many requests"],
    ["unavailable", "replied with an error (HTTP 503)"],
    ["dropped", "cannot be reached"],
    ["cut", "cannot be reached"],
    ["html", "something unknown"],
    ["redirect", "HTTP 302"],
    ["oversized", "more than"],
  ])("if the reply is %s, whatever was called", async (fault, reason) => {
    for (const call of await everyCall()) {
      fake.faults.reply("any", fault);
      expect((await reasonOf(call)).message).toContain(reason);
    }
  });

  test("if the reply takes too long", async () => {
    const hurried = flutterwave({ url: fake.url, secretKey: fake.secretKey, timeoutMs: 50 });
    fake.faults.reply("any", "silent", { times: 2 });
    expect((await reasonOf(() => hurried.findTransactions(TX_REF))).message).toContain("too slow");
    expect((await reasonOf(() => hurried.startPayment(paymentStart()))).message).toContain("too slow");
  });

  test("if nothing listens at the address", async () => {
    await fake.close();
    expect((await reasonOf(() => provider.findTransactions(TX_REF))).message).toContain("cannot be reached");
  });

  const transaction = {
    id: 4000001,
    tx_ref: TX_REF,
    status: "successful",
    amount: 2500.5,
    currency: "NGN",
    created_at: "2026-11-23T18:00:00.000Z",
  };
  test.each([
    ["an amount with three decimals", { ...transaction, amount: 2500.505 }],
    ["a negative amount", { ...transaction, amount: -1 }],
    ["no amount", { ...transaction, amount: undefined }],
    ["a fraction as id", { ...transaction, id: 4000001.5 }],
    ["a path as id", { ...transaction, id: "1/2" }],
    ["no reference", { ...transaction, tx_ref: null }],
    ["no time", { ...transaction, created_at: "yesterday" }],
    ["no data", null],
    ["a list", [transaction]],
  ])("if a transaction has %s", async (_, data) => {
    const server = await fixedReply({ status: "success", message: "Transaction fetched successfully", data });
    onTestFinished(server.close);
    const odd = flutterwave({ url: server.url, secretKey: "FLWSECK-abc-X" });
    await reasonOf(() => odd.findTransactions(TX_REF));
    await reasonOf(() => odd.readTransaction("4000001"));
  });

  test.each([
    ["is not named", {}],
    ["makes no sense", { meta: { page_info: { total_pages: 501 } } }],
  ])("if the number of pages of a list %s", async (_, more) => {
    const server = await fixedReply({ status: "success", message: "", data: [], ...more });
    onTestFinished(server.close);
    const odd = flutterwave({ url: server.url, secretKey: "FLWSECK-abc-X" });
    await reasonOf(() => odd.listTransactions({ from: "2026-01-01", to: "2026-01-02" }));
  });

  test("PAY-43 but a row of the list that cannot be read does not hide the others", async () => {
    const data = [transaction, { ...transaction, id: 4_000_002, amount: "a lot" }, { amount: 1 }, null];
    const server = await fixedReply({ status: "success", message: "", data, meta: { page_info: { total_pages: 1 } } });
    onTestFinished(server.close);
    const listed = await flutterwave({ url: server.url, secretKey: "x" }).listTransactions({
      from: "2026-01-01",
      to: "2026-01-02",
    });
    expect(listed.transactions).toHaveLength(1);
    expect(listed.unreadableIds).toEqual(["4000002", ""]);
  });

  test.each([
    ["is longer than two million bytes", replyOf(2_000_001), 200, "more than"],
    ["of two million bytes has no data", replyOf(2_000_000), 200, "something unknown: "],
    ["has no body", {}, 204, "something unknown (HTTP 204)"],
  ])("if the reply %s", async (_, json, httpStatus, reason) => {
    const server = await fixedReply(json, httpStatus);
    onTestFinished(server.close);
    const odd = flutterwave({ url: server.url, secretKey: "FLWSECK-abc-X" });
    expect((await reasonOf(() => odd.findTransactions(TX_REF))).message).toContain(reason);
  });

  test.each(["javascript:alert(1)", "not a link", ""])("if the link of the page is %j", async (link) => {
    const server = await fixedReply({ status: "success", message: "Hosted Link", data: { link } });
    onTestFinished(server.close);
    await reasonOf(() => flutterwave({ url: server.url, secretKey: "x" }).startPayment(paymentStart()));
  });

  test.each([
    ["error", 200],
    ["success", 409],
  ])("PAY-6 if a transaction is successful and the reply about it is not: %s, HTTP %i", async (status, httpStatus) => {
    const reply = { status, message: "Something went wrong", data: transaction };
    const server = await fixedReply(reply, httpStatus);
    onTestFinished(server.close);
    await reasonOf(() => flutterwave({ url: server.url, secretKey: "x" }).readTransaction("4000001"));
  });

  test("if the provider replies with an undocumented error, which does not refuse a refund", async () => {
    const server = await fixedReply({ status: "error", message: "Try later", data: null }, 500);
    onTestFinished(server.close);
    await reasonOf(() =>
      flutterwave({ url: server.url, secretKey: "x" }).refund({ transactionId: "1", amountKobo: 5 }),
    );
  });
});

describe("PAY-9 the secret key", () => {
  test("is in no error, even if the provider repeats it", async () => {
    const secretKey = "FLWSECK-very-secret-X";
    const server = await fixedReply({ status: "error", message: `Bad key ${secretKey}`, data: null }, 401);
    onTestFinished(server.close);
    const error = await reasonOf(() => flutterwave({ url: server.url, secretKey }).findTransactions(TX_REF));
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain("very-secret");
    expect(server.requests).toEqual([expect.objectContaining({ authorization: `Bearer ${secretKey}` })]);
  });

  test("is not sent to where the provider redirects", async () => {
    fake.faults.reply("verifyByReference", "redirect");
    expect((await reasonOf(() => provider.findTransactions(TX_REF))).message).toContain("HTTP 302");
  });
});

test("a reply that is slow but in time is used", async () => {
  await provider.startPayment(paymentStart());
  fake.pay(TX_REF);
  fake.faults.reply("verifyByReference", "slow", { delayMs: 100 });
  expect(await provider.findTransactions(TX_REF)).toMatchObject([{ status: "successful" }]);
});
