import { randomBytes } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { Faults } from "./faults.ts";
import type { FakePage, FakeRefund, FakeTransaction, Store } from "./store.ts";

type NewPage = Omit<FakePage, "token" | "isDisabled">;

export interface PayOptions {
  /** Pays although the page is closed, as a transfer that was under way does. */
  readonly late?: boolean;
}

interface LedgerOptions {
  readonly store: Store;
  readonly faults: Faults;
  readonly clock: Clock;
  /** How long a bank transfer takes that nobody hurries. */
  readonly transferMs: number;
  /** Called when a transaction has ended, well or not. */
  onEnded(transaction: FakeTransaction): void;
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

  openPage(page: NewPage): FakePage {
    const opened: FakePage = { ...page, token: randomBytes(16).toString("hex"), isDisabled: false };
    this.#state.pages.push(opened);
    this.#options.store.save();
    return opened;
  }

  pageOf(token: string): FakePage | undefined {
    return this.#state.pages.find((page) => page.token === token);
  }

  /** The newest page with this reference. */
  pageFor(txRef: string): FakePage {
    const page = this.#state.pages.findLast((each) => each.txRef === txRef);
    if (!page) throw new Error(`no checkout page was opened for ${txRef}`);
    return page;
  }

  isOpen(page: FakePage): boolean {
    return !page.isDisabled && page.expiresAt > this.#options.clock.now();
  }

  /** False if the page was closed already. */
  disable(page: FakePage): boolean {
    if (!this.isOpen(page)) return false;
    page.isDisabled = true;
    this.#options.store.save();
    return true;
  }

  pay(page: FakePage, options: PayOptions = {}): FakeTransaction {
    return this.#add(page, "successful", "card", options);
  }

  decline(page: FakePage): FakeTransaction {
    return this.#add(page, "failed", "card");
  }

  /** A bank transfer that is under way. It arrives after a while, or when {@link arrive} is called. */
  payLater(page: FakePage): FakeTransaction {
    return this.#add(page, "pending", "bank_transfer");
  }

  /** Ends a transaction that is pending. Nothing happens if it has ended. */
  arrive(id: number, status: "successful" | "failed" = "successful"): void {
    const transaction = this.transaction(id);
    if (transaction?.status !== "pending") return;
    transaction.status = status;
    this.#options.store.save();
    this.#options.onEnded(transaction);
  }

  transaction(id: number): FakeTransaction | undefined {
    return this.#state.transactions.find((each) => each.id === id);
  }

  /** Those that were made on this page, the oldest first. */
  transactionsOf(page: FakePage): readonly FakeTransaction[] {
    return this.#state.transactions.filter((each) => each.pageToken === page.token);
  }

  /** The refund, or why the provider refuses it. */
  refund(transaction: FakeTransaction, amountKobo: number): FakeRefund | string {
    const { faults, clock, store } = this.#options;
    if (transaction.status !== "successful") return "Only successful transactions can be refunded";
    if (amountKobo > transaction.amountKobo - this.#refundedKobo(transaction)) {
      return "The amount is more than what is left of the transaction";
    }
    if (faults.balanceKobo !== null && faults.balanceKobo < amountKobo) {
      return "You do not have enough available balance for this refund";
    }
    if (faults.balanceKobo !== null) faults.balanceKobo -= amountKobo;
    const refund = {
      id: this.#nextId(),
      transactionId: transaction.id,
      amountKobo,
      status: "completed",
      createdAt: clock.now(),
    };
    this.#state.refunds.push(refund);
    store.save();
    return refund;
  }

  #refundedKobo(transaction: FakeTransaction): number {
    return this.#state.refunds
      .filter((refund) => refund.transactionId === transaction.id && refund.status !== "failed")
      .reduce((sum, refund) => sum + refund.amountKobo, 0);
  }

  #add(
    page: FakePage,
    status: string,
    paymentType: FakeTransaction["paymentType"],
    { late = false }: PayOptions = {},
  ): FakeTransaction {
    const { clock, faults, store, transferMs, onEnded } = this.#options;
    if (!late && !this.isOpen(page)) throw new Error(`the checkout page for ${page.txRef} is closed`);
    const transaction: FakeTransaction = {
      id: this.#nextId(),
      txRef: page.txRef,
      amountKobo: page.amountKobo,
      currency: page.currency,
      status,
      paymentType,
      createdAt: clock.now(),
      customer: page.customer,
      pageToken: page.token,
      arrivesAt: status === "pending" ? clock.now() + transferMs : null,
      ...faults.takePayment(),
    };
    this.#state.transactions.push(transaction);
    store.save();
    if (transaction.status === "pending") this.#waitForTransfer(transaction);
    else onEnded(transaction);
    return transaction;
  }

  #waitForTransfer({ id, status, arrivesAt }: FakeTransaction): void {
    if (status !== "pending" || arrivesAt === null) return;
    this.#options.clock.after(Math.max(0, arrivesAt - this.#options.clock.now()), () => this.arrive(id));
  }

  #nextId(): number {
    const id = this.#state.nextId;
    this.#state.nextId += 1;
    return id;
  }
}
