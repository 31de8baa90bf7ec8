import { z } from "zod";
import { nairaToKobo } from "./kobo.ts";
import type { ProviderRefund, ProviderTransaction } from "./provider.ts";

// Only the named fields are read. In particular the token of a card, which would allow further charges, is dropped here.

/** A number, or text with one: lists of transactions write ids as text. */
const id = z
  .union([z.number().int().positive(), z.string().regex(/^\d{1,20}$/)])
  .transform((written) => String(written));

const kobo = z.union([z.number(), z.string()]).transform((naira, context) => {
  const amount = nairaToKobo(naira);
  if (amount !== null) return amount;
  context.addIssue({ code: "custom", message: "is no amount in Naira" });
  return z.NEVER;
});

const time = z.string().transform((written, context) => {
  const at = Date.parse(written);
  if (!Number.isNaN(at)) return at;
  context.addIssue({ code: "custom", message: "is no time" });
  return z.NEVER;
});

const statusOf = (status: string): ProviderTransaction["status"] => {
  if (status === "successful") return "successful";
  return status === "failed" || status === "cancelled" ? "failed" : "other";
};

export const transactionReply = z
  .object({ id, tx_ref: z.string(), status: z.string(), amount: kobo, currency: z.string(), created_at: time })
  .transform(
    (data): ProviderTransaction => ({
      transactionId: data.id,
      txRef: data.tx_ref,
      status: statusOf(data.status),
      amountKobo: data.amount,
      currency: data.currency,
      createdAt: data.created_at,
    }),
  );

export const transactionsReply = z.array(transactionReply);

/** Stands for a row that cannot be read. */
const unreadable = z
  .object({ id: id.catch("") })
  .catch({ id: "" })
  .transform((data) => ({ transactionId: data.id }));

/** A list in which single rows may be unreadable. */
export const listedTransactionsReply = z.array(z.union([transactionReply, unreadable]));

/** Which page of a list this is. */
export const pageReply = z.object({ page_info: z.object({ total_pages: z.coerce.number().int().nonnegative() }) });

export const linkReply = z.object({ link: z.url({ protocol: /^https?$/ }) });

/** `completed-bank-transfer` and others: the provider tells the way that a refund went. */
const refundStatusOf = (status: string): ProviderRefund["status"] => {
  if (status.startsWith("completed")) return "completed";
  return status.startsWith("failed") ? "failed" : "pending";
};

export const refundReply = z.object({ id, status: z.string() }).transform((data) => ({
  refundId: data.id,
  status: refundStatusOf(data.status),
}));

/** Lists of refunds write some names in another way than the reply to a request for one. */
const listedRefund = z
  .object({
    id,
    status: z.string(),
    tx_id: id.optional(),
    TransactionId: id.optional(),
    amount_refunded: kobo.optional(),
    AmountRefunded: kobo.optional(),
  })
  .transform((data, context) => {
    const transactionId = data.tx_id ?? data.TransactionId;
    const amountKobo = data.amount_refunded ?? data.AmountRefunded;
    if (transactionId !== undefined && amountKobo !== undefined) {
      return { transactionId, refundId: data.id, amountKobo, status: refundStatusOf(data.status) };
    }
    context.addIssue({ code: "custom", message: "names no transaction or amount" });
    return z.NEVER;
  });

export const refundsReply = z.array(listedRefund);
