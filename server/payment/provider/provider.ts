/**
 * The payment provider, as the rest of the server sees it. Amounts are in kobo. Every function rejects with
 * {@link ProviderUnavailable} if the provider cannot be reached, is too slow or sends something that it does not document:
 * then nothing is known, and the caller asks again later.
 */
export interface PaymentProvider {
  /** Opens a hosted checkout page. Resolves with its address. */
  startPayment(start: PaymentStart): Promise<{ readonly link: string }>;
  /** All transactions with this reference, also declined ones: a payment page stays open after a declined try. */
  findTransactions(txRef: string): Promise<readonly ProviderTransaction[]>;
  /** The transaction with this id. Null if the provider does not know it (yet). */
  readTransaction(transactionId: string): Promise<ProviderTransaction | null>;
  /** All transactions that were created on these days (both included, as 2026-11-20), for the reconciliation. */
  listTransactions(days: { readonly from: string; readonly to: string }): Promise<TransactionList>;
  /** Asks for a refund. Not idempotent: list the refunds before a second try. */
  refund(refund: { readonly transactionId: string; readonly amountKobo: number }): Promise<RefundReply>;
  /** The refunds of a transaction, to learn whether an earlier call arrived. */
  listRefunds(transactionId: string): Promise<readonly ProviderRefund[]>;
  /** Closes a hosted page, so that nobody pays for a seat that is gone. A page that is closed already is fine. */
  disableLink(link: string): Promise<void>;
}

export interface PaymentStart {
  readonly txRef: string;
  readonly amountKobo: number;
  /** Where the checkout sends the browser afterwards, with `status`, `tx_ref` and `transaction_id` in the query. */
  readonly returnUrl: string;
  readonly customer: { readonly email: string; readonly name: string };
  readonly title: string;
  readonly description: string;
  /** How long the page accepts a payment. */
  readonly sessionMinutes: number;
}

export interface ProviderTransaction {
  /** The provider's id, a number in their JSON. */
  readonly transactionId: string;
  readonly txRef: string;
  /** `other`: pending, or a status that we do not know, so wait. */
  readonly status: "successful" | "failed" | "other";
  /** What was paid for, without fees. */
  readonly amountKobo: number;
  readonly currency: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface TransactionList {
  readonly transactions: readonly ProviderTransaction[];
  /** The ids of rows that could not be read; empty text where not even the id could. */
  readonly unreadableIds: readonly string[];
}

export type RefundReply =
  /** `completed`: the money has gone back already. */
  | { readonly status: "requested" | "completed"; readonly refundId: string }
  /** The provider refuses, for instance because its balance is too low. */
  | { readonly status: "refused"; readonly reason: string };

export interface ProviderRefund {
  readonly refundId: string;
  readonly amountKobo: number;
  readonly status: "completed" | "failed" | "pending";
}

/** The provider did not give an answer that can be used. */
export class ProviderUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "ProviderUnavailable";
  }
}
