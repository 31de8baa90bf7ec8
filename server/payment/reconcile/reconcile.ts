import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import type { PaymentProvider } from "../provider/provider.ts";
import { compareTransactions, type Difference } from "./compare.ts";
import { findOurs, selectOwnReferences, selectUnpaidTickets } from "./our-rows.ts";
import { compareRefunds } from "./refunds.ts";

/** Days, both included, as 2026-11-20. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface ReconcileOptions {
  readonly provider: PaymentProvider;
  readonly log: Pick<Log, "warn" | "info" | "error">;
  /** Settles a payment that the provider has and this server has not. */
  readonly settle: (txRef: string) => Promise<unknown>;
}

/**
 * PAY-43: compares this server's payments of these days with the provider's list. Returns everything that differed, also what
 * it could settle by itself. Rejects with `ProviderUnavailable` if the provider cannot be asked.
 */
export async function reconcile(
  database: Pick<Database, "fork">,
  days: Days,
  options: ReconcileOptions,
): Promise<Difference[]> {
  const { provider, settle } = options;
  const listed = await provider.listTransactions(days);
  const em = database.fork();
  const references = new Set(
    await selectOwnReferences(
      em,
      listed.transactions.map(({ txRef }) => txRef),
    ),
  );
  const known = await findOurs(em, days);
  const differences = compareTransactions(known, listed, (txRef) => references.has(txRef));
  const unsettled = differences.filter(({ kind }) => kind === "not-settled").map(({ txRef }) => txRef);
  for (const txRef of new Set(unsettled)) await settle(txRef);
  const unpaid = await selectUnpaidTickets(em, days);
  return [...differences, ...unpaid, ...(await compareRefunds(em, days, provider))];
}
