import type { TestTransaction } from "../../../../server/payment/test-checkout/store.ts";

/** The calls of the API that can fail. */
export type Call = "start" | "verify" | "verifyByReference" | "list" | "refund" | "listRefunds" | "disable" | "resend";

/** What the API replies in place of what it should. `cut`: half of the JSON; `silent`: nothing, ever. */
export type ReplyFault =
  | "unknown"
  | "unauthorized"
  | "tooMany"
  | "unavailable"
  | "dropped"
  | "cut"
  | "html"
  | "redirect"
  | "oversized"
  | "silent"
  | "slow";

export interface PlannedReply {
  readonly fault: ReplyFault;
  readonly delayMs: number;
  /** The call takes effect, and only its reply is lost. */
  readonly isDone: boolean;
}

/** `forged`: the body says that the whole price was paid, whatever is true. */
export type WebhookFault =
  | "dropped"
  | "doubled"
  | "wrongHash"
  | "emptyHash"
  | "noHash"
  | "doubledHash"
  | "forged"
  | { readonly delayMs: number };

/** In which way the next transaction differs from what its page says. */
export type PaymentFault = Partial<Pick<TestTransaction, "amountKobo" | "currency" | "txRef" | "status">>;

interface Planned<Fault> {
  readonly fault: Fault;
  times: number;
}

/** What goes wrong next. A fault happens once unless `times` says how often; {@link Number.POSITIVE_INFINITY} is always. */
export class Faults {
  /** Which of several transactions with one reference `verify_by_reference` shows: undocumented, so it may be either. */
  referenceShows: "newest" | "oldest" = "newest";
  /** What refunds are taken from. Null: there is always enough. */
  balanceKobo: number | null = null;
  /** The status of refunds that are made now. The provider calls some completed at once, and others new. */
  refundStatus = "completed";

  #replies: Planned<PlannedReply & { readonly call: Call | "any" }>[] = [];
  #webhooks: Planned<WebhookFault>[] = [];
  #payments: Planned<PaymentFault>[] = [];

  /** The next replies to this call fail. */
  reply(call: Call | "any", fault: ReplyFault, options: { times?: number; delayMs?: number; isDone?: boolean } = {}) {
    const { times = 1, delayMs = 0, isDone = false } = options;
    this.#replies.push({ fault: { call, fault, delayMs, isDone }, times });
  }

  /** The next deliveries of a webhook fail. */
  webhook(fault: WebhookFault, times = 1) {
    this.#webhooks.push({ fault, times });
  }

  /** The next transactions differ from what their page says. */
  payment(fault: PaymentFault, times = 1) {
    this.#payments.push({ fault, times });
  }

  /** Everything is well again. */
  clear() {
    this.#replies = [];
    this.#webhooks = [];
    this.#payments = [];
    this.referenceShows = "newest";
    this.balanceKobo = null;
    this.refundStatus = "completed";
  }

  takeReply(call: Call): PlannedReply | undefined {
    return take(this.#replies, (fault) => fault.call === call || fault.call === "any");
  }

  takeWebhook(): WebhookFault | undefined {
    return take(this.#webhooks);
  }

  takePayment(): PaymentFault | undefined {
    return take(this.#payments);
  }
}

function take<Fault>(planned: Planned<Fault>[], matches: (fault: Fault) => boolean = () => true): Fault | undefined {
  const at = planned.findIndex(({ fault }) => matches(fault));
  const found = planned[at];
  if (!found) return undefined;
  found.times -= 1;
  if (found.times <= 0) planned.splice(at, 1);
  return found.fault;
}
