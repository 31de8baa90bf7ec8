import { randomBytes } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { Store, TestPage, TestRefund, TestTransaction } from "./store.ts";

type NewPage = Omit<TestPage, "token" | "isDisabled">;

/** How long a bank transfer takes that nobody hurries. */
const TRANSFER_MS = 60_000;

export interface LedgerOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Called when a transaction has ended, well or not. */
  onEnded(transaction: TestTransaction): void;
}

/** Who opened which page, paid what and got it back. */
export class Ledger {
  readonly #options: LedgerOptions;

  constructor(options: LedgerOptions) {
    this.#options = options;
    for (const each of this.#state.transactions) this.#waitForTransfer(each);
  }

  get #state() {
    return this.#options.store.state;
  }

  openPage(page: NewPage): TestPage {
    const opened: TestPage = { ...page, token: randomBytes(16).toString("hex"), isDisabled: false };
    this.#state.pages.push(opened);
    this.#options.store.save();
    return opened;
  }

  pageOf(token: string): TestPage | undefined {
    return this.#state.pages.find((page) => page.token === token);
  }

  isOpen(page: TestPage): boolean {
    return !page.isDisabled && page.expiresAt > this.#options.clock.now();
  }

  /** False if the page was closed already. */
  disable(page: TestPage): boolean {
    if (!this.isOpen(page)) return false;
    page.isDisabled = true;
    this.#options.store.save();
    return true;
  }

  pay(page: TestPage): TestTransaction {
    return this.#addIfOpen(page, "successful", "card");
  }

  decline(page: TestPage): TestTransaction {
    return this.#addIfOpen(page, "failed", "card");
  }

  /** A bank transfer that is under way. It arrives after a while, or when {@link arrive} is called. */
  payLater(page: TestPage): TestTransaction {
    return this.#addIfOpen(page, "pending", "bank_transfer");
  }

  /** Ends a transaction that is pending. Nothing happens if it has ended. */
  arrive(id: number, status: "successful" | "failed" = "successful"): void {
    const transaction = this.transaction(id);
    if (transaction?.status !== "pending") return;
    transaction.status = status;
    this.#options.store.save();
    this.#options.onEnded(transaction);
  }

  transaction(id: number): TestTransaction | undefined {
    return this.#state.transactions.find((each) => each.id === id);
  }

  /** Those that were made on this page, the oldest first. */
  transactionsOf(page: TestPage): readonly TestTransaction[] {
    return this.#state.transactions.filter((each) => each.pageToken === page.token);
  }

  /** The refund, or why the provider refuses it. */
  refund(transaction: TestTransaction, amountKobo: number): TestRefund | string {
    if (transaction.status !== "successful") return "Only successful transactions can be refunded";
    if (amountKobo > transaction.amountKobo - this.#refundedKobo(transaction)) {
      return "The amount is more than what is left of the transaction";
    }
    const refund = {
      id: this.#nextId(),
      transactionId: transaction.id,
      amountKobo,
      status: "completed",
      createdAt: this.#options.clock.now(),
    };
    this.#state.refunds.push(refund);
    this.#options.store.save();
    return refund;
  }

  #refundedKobo(transaction: TestTransaction): number {
    return this.#state.refunds
      .filter((refund) => refund.transactionId === transaction.id && refund.status !== "failed")
      .reduce((sum, refund) => sum + refund.amountKobo, 0);
  }

  #addIfOpen(...[page, status, paymentType]: Parameters<Ledger["add"]>): TestTransaction {
    if (!this.isOpen(page)) throw new Error(`the checkout page for ${page.txRef} is closed`);
    return this.add(page, status, paymentType);
  }

  protected add(page: TestPage, status: string, paymentType: TestTransaction["paymentType"]): TestTransaction {
    const { store, onEnded } = this.#options;
    const transaction = this.newTransaction(page, status, paymentType);
    this.#state.transactions.push(transaction);
    store.save();
    if (transaction.status === "pending") this.#waitForTransfer(transaction);
    else onEnded(transaction);
    return transaction;
  }

  protected newTransaction(
    { txRef, amountKobo, currency, customer, token: pageToken }: TestPage,
    status: string,
    paymentType: TestTransaction["paymentType"],
  ): TestTransaction {
    const now = this.#options.clock.now();
    const arrivesAt = status === "pending" ? now + TRANSFER_MS : null;
    const id = this.#nextId();
    return { id, txRef, amountKobo, currency, status, paymentType, createdAt: now, customer, pageToken, arrivesAt };
  }

  #waitForTransfer({ id, status, arrivesAt }: TestTransaction): void {
    if (status !== "pending" || arrivesAt === null) return;
    this.#options.clock.after(Math.max(0, arrivesAt - this.#options.clock.now()), () => this.arrive(id));
  }

  #nextId(): number {
    const id = this.#state.nextId;
    this.#state.nextId += 1;
    return id;
  }
}
