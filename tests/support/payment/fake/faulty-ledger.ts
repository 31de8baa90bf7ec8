import { Ledger, type LedgerOptions } from "../../../../server/payment/test-checkout/ledger.ts";
import type { TestPage, TestRefund, TestTransaction } from "../../../../server/payment/test-checkout/store.ts";
import type { Faults } from "./faults.ts";

export interface PayOptions {
  /** Pays although the page is closed, as a transfer that was under way does. */
  readonly late?: boolean;
}

/** The ledger of the test checkout, with the faults that are planned. */
export class FaultyLedger extends Ledger {
  readonly #faults: Faults;
  readonly #state: LedgerOptions["store"]["state"];

  constructor(options: LedgerOptions, faults: Faults) {
    super(options);
    this.#faults = faults;
    this.#state = options.store.state;
  }

  /** The newest page with this reference. */
  pageFor(txRef: string): TestPage {
    const page = this.#state.pages.findLast((each) => each.txRef === txRef);
    if (!page) throw new Error(`no checkout page was opened for ${txRef}`);
    return page;
  }

  override pay(page: TestPage, { late = false }: PayOptions = {}): TestTransaction {
    return late ? this.add(page, "successful", "card") : super.pay(page);
  }

  override refund(transaction: TestTransaction, amountKobo: number): TestRefund | string {
    const { balanceKobo } = this.#faults;
    if (balanceKobo !== null && balanceKobo < amountKobo) {
      return "You do not have enough available balance for this refund";
    }
    const refund = super.refund(transaction, amountKobo);
    if (typeof refund !== "string") refund.status = this.#faults.refundStatus;
    if (balanceKobo !== null && typeof refund !== "string") this.#faults.balanceKobo = balanceKobo - amountKobo;
    return refund;
  }

  protected override newTransaction(...of: Parameters<Ledger["newTransaction"]>): TestTransaction {
    return { ...super.newTransaction(...of), ...this.#faults.takePayment() };
  }
}
