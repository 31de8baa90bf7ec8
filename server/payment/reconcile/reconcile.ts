import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import type { PaymentProvider } from "../provider/provider.ts";
import { compareTransactions, type Difference } from "./compare.ts";
import { type Days, findOurs, selectOwnReferences, selectUnpaidTickets } from "./our-rows.ts";
import { compareRefunds } from "./refunds.ts";

export interface ReconcileOptions {
  readonly provider: PaymentProvider;
  readonly log: Pick<Log, "warn" | "info" | "error">;
  /** Settles a payment that the provider has and this server has not. */
  readonly settle: (txRef: string) => Promise<unknown>;
  /** Called after each step that asks the provider. */
  readonly onProgress?: (progress: Progress) => Promise<void>;
}

export interface Progress {
  /** Transactions of the provider's list. */
  readonly compared: number;
  /** Payments that are settled and refunds that are looked up, of so many. More refunds may follow from settling. */
  readonly done: number;
  readonly total: number;
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
  const { provider, settle, onProgress = async () => {} } = options;
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
  const compared = listed.transactions.length + listed.unreadableIds.length;
  const unsettled = new Set(differences.filter(({ kind }) => kind === "not-settled").map(({ txRef }) => txRef));
  let done = 0;
  await onProgress({ compared, done, total: unsettled.size });
  for (const txRef of unsettled) {
    await settle(txRef);
    done += 1;
    await onProgress({ compared, done, total: unsettled.size });
  }
  const unpaid = await selectUnpaidTickets(em, days);
  const refunds = await compareRefunds(em, days, provider, (looked, all) =>
    onProgress({ compared, done: done + looked, total: unsettled.size + all }),
  );
  return [...differences, ...unpaid, ...refunds];
}
