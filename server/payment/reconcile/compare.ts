import type { DifferenceKind } from "../../../schema/payment/admin-api.ts";
import type { ProviderTransaction, TransactionList } from "../provider/provider.ts";

/** A transaction as this server has decided about it. */
export interface KnownTransaction {
  readonly transactionId: string;
  readonly txRef: string;
  readonly amountKobo: number;
  readonly currency: string;
  readonly outcome: "ticket" | "refund" | null;
}

/** Something on which this server and the provider do not agree. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly txRef: string;
  readonly transactionId: string;
  readonly oursKobo: number | null;
  readonly theirsKobo: number | null;
}

/** PAY-43: compares decided transactions with the provider's list. `isOurs` knows the references of this server's payments. */
export function compareTransactions(
  known: readonly KnownTransaction[],
  { transactions: listed, unreadableIds }: TransactionList,
  isOurs: (txRef: string) => boolean,
): Difference[] {
  const ours = new Map(known.map((each) => [each.transactionId, each]));
  const theirs = new Set([...listed.map((each) => each.transactionId), ...unreadableIds]);
  const paid = listed.filter(({ status }) => status === "successful");
  return [
    ...paid.flatMap((each) => listedDifference(each, ours.get(each.transactionId), isOurs)),
    ...known
      .filter(({ outcome, transactionId }) => outcome !== null && !theirs.has(transactionId))
      .map((each) => ({
        ...idsOf(each),
        kind: "not-at-provider" as const,
        oursKobo: each.amountKobo,
        theirsKobo: null,
      })),
    ...unreadableIds.map((transactionId) => unreadable(transactionId, ours.get(transactionId))),
  ];
}

function listedDifference(
  paid: ProviderTransaction,
  ours: KnownTransaction | undefined,
  isOurs: (txRef: string) => boolean,
): Difference[] {
  const theirsKobo = paid.amountKobo;
  if (!ours?.outcome) {
    const kind = isOurs(paid.txRef) ? "not-settled" : "unknown-reference";
    return [{ ...idsOf(paid), kind, oursKobo: null, theirsKobo }];
  }
  const isSame = ours.amountKobo === paid.amountKobo && ours.currency === paid.currency;
  return isSame ? [] : [{ ...idsOf(paid), kind: "other-amount", oursKobo: ours.amountKobo, theirsKobo }];
}

const unreadable = (transactionId: string, ours: KnownTransaction | undefined): Difference => ({
  kind: "unreadable",
  txRef: ours?.txRef ?? "",
  transactionId,
  oursKobo: ours?.amountKobo ?? null,
  theirsKobo: null,
});

const idsOf = ({ txRef, transactionId }: { txRef: string; transactionId: string }) => ({ txRef, transactionId });
