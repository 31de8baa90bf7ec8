import type { EntityManager } from "@mikro-orm/postgresql";
import type { ProviderTransaction } from "../provider/provider.ts";

/**
 * PAY-24: stores what the provider reports about a transaction. Returns its row, or null if nothing is to be decided: the
 * money was decided about before, or the transaction belongs to another payment. A transaction that was paid stays paid,
 * whatever an older report says.
 */
export async function recordTransaction(
  tx: EntityManager,
  paymentId: string,
  { transactionId, status, amountKobo, currency, createdAt }: ProviderTransaction,
): Promise<string | null> {
  const rows: { id: string }[] = await tx.execute(
    `insert into event_payment_transactions
       (payment_id, flutterwave_transaction_id, status, amount, currency, outcome, created_at)
     values (?, ?, ?, ?::numeric / 100, ?, ?, to_timestamp(?::float8 / 1000))
     on conflict (flutterwave_transaction_id) do update
       set status = excluded.status, amount = excluded.amount, currency = excluded.currency, outcome = excluded.outcome
       where event_payment_transactions.outcome is null
         and event_payment_transactions.payment_id = excluded.payment_id
     returning id`,
    [
      paymentId,
      transactionId,
      status,
      amountKobo,
      currency,
      // Decided in the same transaction: it becomes the ticket's unless a refund is requested.
      status === "successful" ? "ticket" : null,
      createdAt,
    ],
  );
  return rows[0]?.id ?? null;
}
