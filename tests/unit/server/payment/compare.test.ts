import { expect, test } from "vitest";
import { compareTransactions } from "../../../../server/payment/reconcile/compare.ts";

test("PAY-43 a transaction whose row cannot be read is reported as such, and not as missing", () => {
  const known = {
    transactionId: "4000002",
    txRef: "event-1-2-x",
    amountKobo: 250_000,
    currency: "NGN",
    outcome: "ticket" as const,
  };
  const differences = compareTransactions([known], { transactions: [], unreadableIds: ["4000002"] }, () => true);
  expect(differences).toEqual([
    { kind: "unreadable", txRef: "event-1-2-x", transactionId: "4000002", oursKobo: 250_000, theirsKobo: null },
  ]);
});
