import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import type { Clock } from "../../../../server/payment/test-checkout/clock.ts";
import type { Store, TestTransaction } from "../../../../server/payment/test-checkout/store.ts";
import type { Faults, WebhookFault } from "./faults.ts";
import { transactionJson } from "./wire.ts";

/** The provider tries three more times, half an hour apart. */
const RETRIES = 3;
const RETRY_MS = 30 * 60 * 1000;
const TIMEOUT_MS = 60_000;

type Header = readonly [name: string, value: string];

/** A webhook that is to be sent, or sent again. */
interface Delivery {
  readonly transactionId: number;
  /** 1 for the first. */
  attempt: number;
  dueAt: number;
}

/** What was sent, and the HTTP status of the reply; null if none arrived. */
export interface SentWebhook {
  readonly transactionId: number;
  readonly attempt: number;
  readonly status: number | null;
}

interface WebhookOptions {
  readonly store: Store;
  readonly faults: Faults;
  readonly clock: Clock;
  readonly origin: string;
  readonly hash: string;
  url: string | null;
}

/** Sends a webhook for each transaction that has ended, and again until the receiver replies with 200. */
export class Webhooks {
  readonly sent: SentWebhook[] = [];
  readonly #options: WebhookOptions;
  readonly #inFlight = new Set<Promise<unknown>>();
  #held: Delivery[] | null = null;
  readonly #closing = new AbortController();

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  /** Where webhooks are sent. Null: none are sent. */
  set url(url: string | null) {
    this.#options.url = url;
  }

  /** Plans the webhook of a transaction. */
  announce({ id: transactionId }: TestTransaction): void {
    this.#schedule({ transactionId, attempt: 1, dueAt: this.#options.clock.now() });
  }

  /** Keeps webhooks back until {@link release}. */
  hold(): void {
    this.#held ??= [];
  }

  /** Sends those that were kept back, one after the other in this order. */
  async release(order: (held: readonly Delivery[]) => readonly Delivery[] = (held) => held): Promise<void> {
    const held = this.#held ?? [];
    this.#held = null;
    for (const delivery of order(held)) await this.#track(this.#deliver(delivery));
  }

  /** Sends one now, beside the planned ones, with any headers and body. Resolves with the HTTP status of the reply. */
  send(transaction: TestTransaction, change: { headers?: readonly Header[]; body?: unknown } = {}) {
    return this.#track(
      this.#post(change.headers ?? [["verif-hash", this.#options.hash]], change.body ?? this.bodyOf(transaction)),
    );
  }

  bodyOf(transaction: TestTransaction) {
    const data = transactionJson(transaction, this.#options.origin);
    return {
      event: "charge.completed",
      data,
      "event.type": data.card ? "CARD_TRANSACTION" : "BANK_TRANSFER_TRANSACTION",
    };
  }

  /** Resolves once nothing is being sent. Retries that are due later do not count. */
  async idle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.allSettled([...this.#inFlight]);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.idle();
  }

  #schedule(delivery: Delivery): void {
    const { clock } = this.#options;
    const delayMs = delivery.dueAt - clock.now();
    if (delayMs > 0) clock.after(delayMs, () => this.#start(delivery));
    else this.#start(delivery);
  }

  #start(delivery: Delivery): void {
    if (this.#closing.signal.aborted) return;
    if (this.#held) this.#held.push(delivery);
    else this.#track(this.#deliver(delivery));
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { faults, clock } = this.#options;
    const fault = faults.takeWebhook();
    if (typeof fault === "object") {
      delivery.dueAt = clock.now() + fault.delayMs;
      this.#schedule(delivery);
      return;
    }
    const statuses: readonly (number | null)[] = fault === "dropped" ? [null] : await this.#postWith(fault, delivery);
    for (const status of statuses) {
      this.sent.push({ transactionId: delivery.transactionId, attempt: delivery.attempt, status });
    }
    // A webhook that got lost on its way counts as delivered: polling has to find that payment.
    this.#settle(delivery, fault === "dropped" || statuses.includes(200));
  }

  #settle(delivery: Delivery, isDelivered: boolean): void {
    if (isDelivered || delivery.attempt > RETRIES || this.#closing.signal.aborted) return;
    delivery.attempt += 1;
    delivery.dueAt = this.#options.clock.now() + RETRY_MS;
    this.#schedule(delivery);
  }

  async #postWith(
    fault: Exclude<WebhookFault, object | "dropped"> | undefined,
    delivery: Delivery,
  ): Promise<(number | null)[]> {
    const transaction = this.#options.store.state.transactions.find(({ id }) => id === delivery.transactionId);
    if (!transaction) return [200];
    const body = this.bodyOf(transaction);
    const post = () => this.#post(this.#headersWith(fault), fault === "forged" ? this.#forged(transaction) : body);
    return await Promise.all(fault === "doubled" ? [post(), post()] : [post()]);
  }

  #headersWith(fault: WebhookFault | undefined): readonly Header[] {
    const { hash } = this.#options;
    if (fault === "noHash") return [];
    if (fault === "emptyHash") return [["verif-hash", ""]];
    if (fault === "wrongHash") return [["verif-hash", `${hash.slice(0, -1)}~`]];
    const one: Header = ["verif-hash", hash];
    return fault === "doubledHash" ? [one, one] : [one];
  }

  /** The page's price, paid in full, whatever the transaction is. */
  #forged(transaction: TestTransaction) {
    const page = this.#options.store.state.pages.find(({ token }) => token === transaction.pageToken);
    const { amountKobo, currency, txRef } = page ?? transaction;
    return this.bodyOf({ ...transaction, amountKobo, currency, txRef, status: "successful" });
  }

  async #post(headers: readonly Header[], body: unknown): Promise<number | null> {
    const { url } = this.#options;
    if (url === null) return 200;
    try {
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      return await post(url, headers, JSON.stringify(body), signal);
    } catch {
      return null;
    }
  }

  #track<Result>(work: Promise<Result>): Promise<Result> {
    const tracked = work.finally(() => this.#inFlight.delete(tracked));
    this.#inFlight.add(tracked);
    return tracked;
  }
}

/** fetch would join doubled headers into one; node:http sends each as a line of its own. */
function post(url: string, headers: readonly Header[], body: string, signal: AbortSignal): Promise<number> {
  const request = url.startsWith("https:") ? requestSecurely : requestPlainly;
  const byName = Map.groupBy(headers, ([name]) => name);
  const lines = [...byName].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]);
  return new Promise((resolve, reject) => {
    const options = { method: "POST", signal, agent: false } as const;
    const call = request(url, {
      ...options,
      headers: { ...Object.fromEntries(lines), "content-type": "application/json" },
    });
    call.on("error", reject);
    call.on("response", (response) => {
      response.resume();
      response.on("error", reject);
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    call.end(body);
  });
}
