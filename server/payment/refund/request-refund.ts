import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { RefundReason } from "../../../schema/payment/money.ts";
import type { JobQueue, Jobs } from "../../platform/job.ts";

/** Sends a refund to the provider. Further tries are made by the sweep, with longer pauses. */
export const refundQueue = {
  name: "payment/refund",
  data: z.strictObject({ refundId: z.uuid() }),
  retries: 3,
  // Two calls of the provider that take half a minute each, and a list of several pages.
  timeoutSeconds: 180,
} satisfies JobQueue;

interface Refund {
  readonly paymentId: string;
  /** The row of the transaction. */
  readonly transactionId: string;
  /** The price of the ticket, or what was paid beyond it. */
  readonly part: "price" | "excess";
  readonly amountKobo: number;
  readonly reason: RefundReason;
}

/**
 * PAY-32: decides that money goes back. The row and the job exist from the same transaction on; a part of a transaction is
 * refunded once, however often this is called.
 */
export async function requestRefund(
  tx: EntityManager,
  { paymentId, transactionId, part, amountKobo, reason }: Refund,
  jobs: Jobs,
): Promise<void> {
  const [row]: { id: string }[] = await tx.execute(
    `insert into event_refunds (payment_id, transaction_id, part, amount, reason)
     values (?, ?, ?, ?::numeric / 100, ?) on conflict (transaction_id, part) do nothing returning id`,
    [paymentId, transactionId, part, amountKobo, reason],
  );
  if (row) await jobs.enqueue(refundQueue, { refundId: row.id }, { tx });
}
