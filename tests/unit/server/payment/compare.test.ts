import { expect, test } from "vitest";
import type { ProviderTransaction } from "../../../../server/payment/provider/provider.ts";
import { compareTransactions, type KnownTransaction } from "../../../../server/payment/reconcile/compare.ts";

const ids = { txRef: "event-1-2-x", transactionId: "4000002" };
const known: KnownTransaction = { ...ids, amountKobo: 250_000, currency: "NGN", outcome: "ticket" };
const listed: ProviderTransaction = {
  ...ids,
  amountKobo: 250_000,
  currency: "NGN",
  status: "successful",
  createdAt: 0,
};

const compare = (ours: KnownTransaction[], theirs: ProviderTransaction[], unreadableIds: string[] = []) =>
  compareTransactions(ours, { transactions: theirs, unreadableIds }, () => true);

test("PAY-43 a transaction whose row cannot be read is reported as such, and not as missing", () => {
  expect(compare([known], [], [ids.transactionId])).toEqual([
    { ...ids, kind: "unreadable", oursKobo: 250_000, theirsKobo: null },
  ]);
  expect(compare([], [], ["9"])).toEqual([
    { txRef: "", transactionId: "9", kind: "unreadable", oursKobo: null, theirsKobo: null },
  ]);
});

test.each([
  ["currency", { currency: "USD" }, 250_000],
  ["amount", { amountKobo: 249_999 }, 249_999],
])("PAY-43 a transaction of another %s than was settled is reported", (_, change, theirsKobo) => {
  expect(compare([known], [{ ...listed, ...change }])).toEqual([
    { ...ids, kind: "other-amount", oursKobo: 250_000, theirsKobo },
  ]);
});

test("PAY-43 a settled transaction that the provider does not list is reported, whatever became of it", () => {
  const missing = { ...ids, kind: "not-at-provider", oursKobo: 250_000, theirsKobo: null };
  expect(compare([known], [])).toEqual([missing]);
  expect(compare([{ ...known, outcome: "refund" }], [])).toEqual([missing]);
});

test("PAY-43 a transfer that was seen under way and has arrived since is reported as not settled", () => {
  const underWay: KnownTransaction = { ...known, outcome: null };
  expect(compare([underWay], [listed])).toEqual([{ ...ids, kind: "not-settled", oursKobo: null, theirsKobo: 250_000 }]);
});

test("PAY-43 tries without money are not reported", () => {
  const underWay: KnownTransaction = { ...known, outcome: null };
  const declined = { ...listed, transactionId: "4000003", status: "failed" as const };
  expect(compare([underWay], [{ ...listed, status: "other" }, declined])).toEqual([]);
  expect(compare([underWay], [])).toEqual([]);
});
