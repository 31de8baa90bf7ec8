import { expect, test } from "vitest";
import { reportOf } from "../../../../server/payment/reconcile/report.ts";

test("PAY-44 the admins read one line for each difference, in columns", () => {
  const report = reportOf([
    { kind: "not-at-provider", txRef: "event-1", transactionId: "4000001", oursKobo: 250_000, theirsKobo: null },
    { kind: "unreadable", txRef: "", transactionId: "", oursKobo: null, theirsKobo: 50 },
  ]);
  expect(report.split("\n")).toEqual([
    "Reference  Transaction  Here    Provider  What differs",
    "event-1    4000001      ₦2,500  -         settled here, and missing in the provider's list",
    "-          -            -       ₦0.50     a row of the provider's list that could not be read: look at it in the provider's dashboard",
  ]);
});
