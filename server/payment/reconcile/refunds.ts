import type { EntityManager } from "@mikro-orm/postgresql";
import type { PaymentProvider } from "../provider/provider.ts";
import type { Difference } from "./compare.ts";
import { type Days, isWithinDays } from "./our-rows.ts";

interface OwnRefund {
  readonly txRef: string;
  readonly transactionId: string;
  readonly amountKobo: number;
  readonly refundId: string | null;
}

/** PAY-43: refunds of these days that the provider does not know, or knows with another amount. */
export async function compareRefunds(
  em: EntityManager,
  days: Days,
  provider: PaymentProvider,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const refunds = await ownRefunds(em, days);
  for (const [at, refund] of refunds.entries()) {
    const difference = await differenceOf(refund, provider);
    if (difference) differences.push(difference);
    await onProgress(at + 1, refunds.length);
  }
  return differences;
}

async function differenceOf(refund: OwnRefund, provider: PaymentProvider): Promise<Difference | null> {
  const { txRef, transactionId, amountKobo: oursKobo, refundId } = refund;
  const ids = { txRef, transactionId, oursKobo };
  // It waits for another try, for instance because the provider's balance was too low.
  if (refundId === null) return { ...ids, kind: "refund-open", theirsKobo: null };
  const theirs = (await provider.listRefunds(transactionId)).find((each) => each.refundId === refundId);
  if (!theirs || theirs.status === "failed") return { ...ids, kind: "refund-missing", theirsKobo: null };
  const isSame = theirs.amountKobo === oursKobo;
  return isSame ? null : { ...ids, kind: "refund-amount", theirsKobo: theirs.amountKobo };
}

/** Those that are to be sent are left out for an hour: a job is about to send them. */
const ownRefunds = async (em: EntityManager, { from, to }: Days): Promise<OwnRefund[]> =>
  await em.execute(
    `select payment.flutterwave_tx_ref as "txRef", paid.flutterwave_transaction_id as "transactionId",
       (refund.amount * 100)::float8 as "amountKobo", refund.flutterwave_refund_id as "refundId"
     from event_refunds refund
     join event_payments payment on payment.id = refund.payment_id
     join event_payment_transactions paid on paid.id = refund.transaction_id
     where ${isWithinDays("refund.created_at")}
       and (refund.flutterwave_refund_id is not null or refund.created_at < now() - interval '1 hour')
     order by refund.created_at, refund.id`,
    [from, to],
  );
