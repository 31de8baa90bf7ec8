import type { RefundReason } from "../../../schema/payment/money.ts";
import type { ProviderTransaction } from "../provider/provider.ts";

/** What was expected when the payment began. */
export interface ExpectedPayment {
  readonly txRef: string;
  readonly amountKobo: number;
  readonly currency: string;
}

/**
 * PAY-25: compares a transaction with what was expected. Returns why the money gives no ticket, or null. One kobo less than
 * the price is too little: whoever sends an odd amount gets all of it back and pays again, so that every ticket is paid
 * for in full.
 */
export function mismatch(paid: ProviderTransaction, expected: ExpectedPayment): RefundReason | null {
  if (paid.txRef !== expected.txRef) return "wrong_reference";
  if (paid.currency !== expected.currency) return "wrong_currency";
  return paid.amountKobo < expected.amountKobo ? "too_little" : null;
}

/** What was paid beyond the price, in kobo. */
export const excessKobo = (paid: ProviderTransaction, expected: ExpectedPayment): number =>
  Math.max(0, paid.amountKobo - expected.amountKobo);

/** Money that came later than this after the beginning of an event is refunded: a hold's length, since a hold may begin until then. */
export const isTooLateFor = (event: { readonly eventDate: Date }, holdMinutes: number, now: number): boolean =>
  now > event.eventDate.getTime() + holdMinutes * 60_000;

/** In the order in which the payer made them: the first one that fits pays the ticket. */
export const inOrder = (transactions: readonly ProviderTransaction[]): ProviderTransaction[] =>
  transactions.toSorted(
    (one, other) => one.createdAt - other.createdAt || one.transactionId.localeCompare(other.transactionId),
  );
