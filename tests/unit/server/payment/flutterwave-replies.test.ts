import { expect, onTestFinished, test } from "vitest";
import { flutterwave } from "../../../../server/payment/provider/flutterwave.ts";
import { type PaymentProvider, ProviderUnavailable } from "../../../../server/payment/provider/provider.ts";
import { fixedReply } from "../../../support/payment/loopback-server.ts";
import { TX_REF } from "../../../support/payment/payment-start.ts";

const transaction = {
  id: 4000001,
  tx_ref: TX_REF,
  status: "successful",
  amount: 2500.5,
  currency: "NGN",
  created_at: "2026-11-23T18:00:00.000Z",
};
const success = (data: unknown) => ({ status: "success", message: "", data, meta: { page_info: { total_pages: 1 } } });

/** A provider that replies to what is asked for at a path beginning like this with these data. */
async function providerWith(byPath: Record<string, unknown>): Promise<PaymentProvider> {
  const found = (path: string) => Object.entries(byPath).find(([begin]) => path.startsWith(begin))?.[1];
  const server = await fixedReply((path) => success(found(path)));
  onTestFinished(server.close);
  return flutterwave({ url: server.url, secretKey: "FLWSECK-abc-X" });
}

test("PAY-45 a list that the provider did not filter by reference brings no payments of other systems", async () => {
  const provider = await providerWith({
    "/transactions/verify_by_reference": transaction,
    "/transactions?": [{ ...transaction, id: 4000002, tx_ref: "donation-1" }, transaction],
  });
  expect((await provider.findTransactions(TX_REF)).map(({ transactionId }) => transactionId)).toEqual(["4000001"]);
});

test("PAY-11 of a transaction that is verified and listed in two states, the verified one counts", async () => {
  const provider = await providerWith({
    "/transactions/verify_by_reference": transaction,
    "/transactions?": [{ ...transaction, status: "pending" }],
  });
  expect(await provider.findTransactions(TX_REF)).toMatchObject([{ status: "successful" }]);
});

test.each([
  ["no amount", { tx_id: 4000001 }],
  ["no transaction", { amount_refunded: 1 }],
])("PAY-15 a list with a refund that names %s is not understood", async (_, named) => {
  const provider = await providerWith({
    "/transactions/4000001/verify": transaction,
    "/refunds": [{ id: 1, status: "completed", ...named }],
  });
  await expect(provider.listRefunds("4000001")).rejects.toThrow(ProviderUnavailable);
});

test("PAY-14 a refund that is refused without a word counts as refused", async () => {
  const server = await fixedReply({ status: "error", message: "", data: null }, 400);
  onTestFinished(server.close);
  const provider = flutterwave({ url: server.url, secretKey: "FLWSECK-abc-X" });
  const refused = { status: "refused", reason: "no reason given" };
  expect(await provider.refund({ transactionId: "4000001", amountKobo: 5 })).toEqual(refused);
});

test("PAY-31 a page that the provider no longer has counts as closed, and other refusals are tried again", async () => {
  const closes = async (status: number) => {
    const server = await fixedReply(
      { status: status === 200 ? "success" : "error", message: "Link", data: null },
      status,
    );
    onTestFinished(server.close);
    const provider = flutterwave({ url: server.url, secretKey: "FLWSECK-abc-X" });
    return await provider.disableLink("https://pay.example/1").then(
      () => true,
      () => false,
    );
  };
  expect(await Promise.all([200, 400, 404, 409, 422].map(closes))).toEqual([true, true, true, false, false]);
});

test("PAY-14 a refund that failed at once counts as refused", async () => {
  const provider = await providerWith({ "/transactions/": { id: 1, status: "failed" } });
  const reply = await provider.refund({ transactionId: "4000001", amountKobo: 5 });
  expect(reply).toEqual({ status: "refused", reason: expect.stringContaining("failed") });
});

test("PAY-14 refunds are understood under both names of their fields, and with the way in their status", async () => {
  const provider = await providerWith({
    "/transactions/4000001/verify": transaction,
    "/refunds": [
      { id: 1, status: "completed-bank-transfer", TransactionId: 4000001, AmountRefunded: 2500 },
      { id: 2, status: "failed-momo", tx_id: 4000001, amount_refunded: "0.5" },
      { id: 3, status: "new", tx_id: 4000001, amount_refunded: 1 },
    ],
  });
  expect(await provider.listRefunds("4000001")).toEqual([
    { refundId: "1", amountKobo: 250_000, status: "completed" },
    { refundId: "2", amountKobo: 50, status: "failed" },
    { refundId: "3", amountKobo: 100, status: "pending" },
  ]);
});
