import { expect, test } from "vitest";
import { paymentJobs } from "../../../../server/payment/payment.jobs.ts";
import { ProviderUnavailable } from "../../../../server/payment/provider/provider.ts";

const away = () => Promise.reject(new ProviderUnavailable("no payment provider is configured"));

/** Runs the nightly comparison of a server whose provider replies to nothing. */
async function reconcileIn(mode: "live" | "off"): Promise<void> {
  const run = { fromDay: "2026-11-16", toDay: "2026-11-23" };
  const em = { execute: async () => [{ id: "run" }], findOne: async () => run, nativeUpdate: async () => 1 };
  const database = { fork: () => em } as never;
  const jobs = paymentJobs(database, { mode, provider: { listTransactions: away } } as never);
  await jobs.find(({ queue }) => queue.name === "payment/reconcile")?.run({});
}

test("PAY-3 without keys in production, there is nothing to compare each night", async () => {
  await expect(reconcileIn("live")).rejects.toThrow(ProviderUnavailable);
  await expect(reconcileIn("off")).resolves.toBeUndefined();
});
