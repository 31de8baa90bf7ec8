import { MINUTE_MS } from "../../../schema/time.ts";
import type { PaymentProvider, ProviderTransaction } from "../provider/provider.ts";
import type { Clock } from "./clock.ts";
import type { Ledger } from "./ledger.ts";
import type { Store, TestTransaction } from "./store.ts";

/** The test checkout as a {@link PaymentProvider}. */
export function testProvider(ledger: Ledger, { state }: Store, clock: Clock, origin: string): PaymentProvider {
  const find = (transactionId: string) => state.transactions.find(({ id }) => String(id) === transactionId);
  return {
    async startPayment({ sessionMinutes, ...start }) {
      const expiresAt = clock.now() + sessionMinutes * MINUTE_MS;
      const page = ledger.openPage({ ...start, currency: "NGN", expiresAt });
      return { link: `${origin}/pay/${page.token}` };
    },
    findTransactions: async (txRef) =>
      state.transactions
        .filter((each) => each.txRef === txRef)
        .toReversed()
        .map(providerTransaction),
    async readTransaction(transactionId) {
      const transaction = find(transactionId);
      return transaction ? providerTransaction(transaction) : null;
    },
    listTransactions: async ({ from, to }) => ({
      transactions: state.transactions
        .filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to)
        .toReversed()
        .map(providerTransaction),
      unreadableIds: [],
    }),
    async refund({ transactionId, amountKobo }) {
      const transaction = find(transactionId);
      if (!transaction) return { status: "refused", reason: "No transaction was found for this id" };
      const refund = ledger.refund(transaction, amountKobo);
      return typeof refund === "string"
        ? { status: "refused", reason: refund }
        : { status: "completed", refundId: String(refund.id) };
    },
    listRefunds: async (transactionId) =>
      state.refunds
        .filter((each) => String(each.transactionId) === transactionId)
        .map(({ id, amountKobo }) => ({ refundId: String(id), amountKobo, status: "completed" })),
    async disableLink(link) {
      const page = ledger.pageOf(new URL(link).pathname.replace("/pay/", ""));
      if (page) ledger.disable(page);
    },
  };
}

const providerTransaction = (transaction: TestTransaction): ProviderTransaction => {
  const { id, txRef, status, amountKobo, currency, createdAt } = transaction;
  const known = status === "successful" || status === "failed" ? status : "other";
  return { transactionId: String(id), txRef, status: known, amountKobo, currency, createdAt };
};

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
