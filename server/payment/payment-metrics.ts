import { Counter, Gauge } from "prom-client";
import type { Core } from "../platform/core.ts";
import { sampled } from "../platform/monitoring/sampled.ts";
import { paymentOutcomes, type SettleOptions } from "./settle/apply.ts";

/** A payment is asked about every few minutes at most; one that is overdue by this is not asked about at all. */
const OVERDUE_MINUTES = 30;

/** Counts what becomes of payments, and those that should have been asked about by now. */
export function measurePayments({ metrics, database }: Pick<Core, "metrics" | "database">) {
  const payments = new Counter({
    name: "lampstand_payments_total",
    help: "Decisions about money: a ticket paid, money refunded, or the provider away when it was asked",
    labelNames: ["outcome"],
    registers: [metrics],
  });
  for (const outcome of paymentOutcomes) payments.inc({ outcome }, 0);
  const countOverdue = sampled(async () => {
    const [row] = await database.run<{ count: number }>(OVERDUE, []);
    return row?.count ?? 0;
  });
  new Gauge({
    name: "lampstand_payments_overdue",
    help: `Payments that should have been checked more than ${OVERDUE_MINUTES} minutes ago`,
    registers: [metrics],
    async collect() {
      const count = await countOverdue();
      if (count === undefined) this.remove();
      else this.set(count);
    },
  });
  return ((outcome) => payments.inc({ outcome })) satisfies SettleOptions["onOutcome"];
}

const OVERDUE = {
  name: "payments_overdue",
  text: `select count(*)::int as count from event_payments
    where check_at is not null and check_at < now() - interval '${OVERDUE_MINUTES} minutes'`,
};
