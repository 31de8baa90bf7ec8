import type { EntityManager } from "@mikro-orm/postgresql";
import { type LockedEvent, withEventLock } from "../../event/event.ts";
import { EventPaymentEntity } from "../payment.entity.ts";
import { type ProviderTransaction, ProviderUnavailable } from "../provider/provider.ts";
import { applyTransactions, type SettleOptions } from "./apply.ts";
import { lockPayment } from "./locked-payment.ts";

export type { SettleOptions };

/**
 * PAY-23, PAY-24: asks the provider what was paid with this reference and decides once about each transaction. Called
 * by the return from the payment page, the webhook, the jobs and "I have paid", in any order and any number of times.
 * Does nothing for an unknown reference. Rejects with `ProviderUnavailable` if the provider cannot be asked; then
 * nothing has changed.
 */
export async function settle(em: EntityManager, txRef: string, options: SettleOptions): Promise<void> {
  const payment = await em.findOne(EventPaymentEntity, { txRef });
  if (!payment) return;
  // Without a lock: the provider may take half a minute.
  const transactions = await withoutOthers(em, txRef, await findTransactions(txRef, options));
  const outcomes = await withEventLock(em, payment.event.id, async (tx, event: LockedEvent) => {
    const locked = await lockPayment(tx, payment.id);
    return await applyTransactions(tx, { event, payment: locked, transactions }, options);
  });
  for (const outcome of outcomes) options.onOutcome?.(outcome);
}

async function findTransactions(txRef: string, { provider, onOutcome }: SettleOptions) {
  try {
    return await provider.findTransactions(txRef);
  } catch (error) {
    if (error instanceof ProviderUnavailable) onOutcome?.("provider-away");
    throw error;
  }
}

/** Without those that carry the reference of another payment of ours: they are decided there. */
async function withoutOthers(em: EntityManager, txRef: string, transactions: readonly ProviderTransaction[]) {
  const foreign = transactions.filter((each) => each.txRef !== txRef).map((each) => each.txRef);
  if (foreign.length === 0) return transactions;
  const ours = await em.find(EventPaymentEntity, { txRef: { $in: foreign } });
  return transactions.filter((each) => !ours.some((other) => other.txRef === each.txRef));
}
