import { expect, test } from "vitest";
import { lastDays } from "../../../../server/payment/reconcile/reconcile-job.ts";

test("PAY-44 a night compares the day that begins and the seven before it, in UTC", () => {
  expect(lastDays(Date.parse("2026-11-24T03:40:00+01:00"))).toEqual({ from: "2026-11-17", to: "2026-11-24" });
  expect(lastDays(Date.parse("2026-11-24T00:40:00+01:00"))).toEqual({ from: "2026-11-16", to: "2026-11-23" });
});
