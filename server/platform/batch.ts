import { semaphore } from "./semaphore.ts";

/** How work that arrives at about the same time is done together. */
export interface BatchOptions<Item, Outcome> {
  /** How long an item waits for others, in milliseconds; who waits shortest takes all along. */
  readonly windowMs: number | ((item: Item) => number);
  /** More than this go in the next batch. */
  readonly maxItems: number;
  /** More than this do not wait: the next one fails at once. */
  readonly maxWaiting?: number;
  /** Who has waited so long, in milliseconds, is not waited for any more, and fails. */
  readonly patienceMs?: number;
  /** Does all of a batch or nothing: an outcome for each item in their order, undefined where `alone` has to tell. */
  together(items: readonly Item[]): Promise<readonly (Outcome | Promise<Outcome> | undefined)[]>;
  /** Three at the same time, in their order: each may need a connection, and others need some as well. */
  alone(item: Item): Promise<Outcome>;
  /** How many batches go on at the same time; 2, so that one that hangs does not hold up all others. */
  readonly batchesAtOnce?: number;
  /** Whether a batch failed for what one of its items held, so that each deserves a try of its own. */
  isItemsFault(error: unknown): boolean;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly addedAt: number;
  readonly dueAt: number;
  readonly resolve: (outcome: Outcome | Promise<Outcome>) => void;
  readonly reject: (error: unknown) => void;
}

const BATCHES_AT_ONCE = 2;
const ALONE_AT_ONCE = 3;

/**
 * Gathers what many callers want done within the same few milliseconds and does it at once, where doing costs more than
 * waiting: a statement costs the same for one row as for twenty. Each caller hears of their own item alone.
 */
export class Batch<Item, Outcome> {
  readonly #options: BatchOptions<Item, Outcome>;
  readonly #inTurn = semaphore(ALONE_AT_ONCE);
  #waiting: Waiting<Item, Outcome>[] = [];
  #planned: { readonly at: number; callOff(): void } | undefined;
  #running = 0;

  constructor(options: BatchOptions<Item, Outcome>) {
    this.#options = options;
  }

  /** Settles when the item's work is done, as part of a batch or alone. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const { windowMs, maxWaiting = Number.POSITIVE_INFINITY } = this.#options;
      if (this.#waiting.length >= maxWaiting) throw new Error(`${maxWaiting} are waiting already`);
      const addedAt = performance.now();
      const dueAt = addedAt + (typeof windowMs === "number" ? windowMs : windowMs(item));
      this.#waiting.push({ item, addedAt, dueAt, resolve, reject });
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#waiting.length === 0 || this.#running >= (this.#options.batchesAtOnce ?? BATCHES_AT_ONCE)) return;
    const at = this.#waiting.reduce((first, { dueAt }) => Math.min(first, dueAt), Number.POSITIVE_INFINITY);
    if (this.#planned && this.#planned.at <= at) return;
    this.#planned?.callOff();
    this.#planned = { at, callOff: later(at - performance.now(), () => this.#begin()) };
  }

  #begin(): void {
    this.#planned = undefined;
    this.#giveUp();
    if (this.#waiting.length === 0) return;
    this.#running += 1;
    const batch = this.#waiting.splice(0, this.#options.maxItems);
    void this.#do(batch).finally(() => {
      this.#running -= 1;
      this.#plan();
    });
    this.#plan();
  }

  /** They stand in the order in which they came. */
  #giveUp(): void {
    const { patienceMs = Number.POSITIVE_INFINITY } = this.#options;
    const now = performance.now();
    const kept = this.#waiting.findIndex(({ addedAt }) => now - addedAt < patienceMs);
    for (const { reject } of this.#waiting.splice(0, kept < 0 ? this.#waiting.length : kept)) {
      reject(new Error(`not begun within ${patienceMs} ms`));
    }
  }

  async #do(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    const { together, alone, isItemsFault } = this.#options;
    let outcomes: readonly (Outcome | Promise<Outcome> | undefined)[] = [];
    try {
      outcomes = await together(batch.map(({ item }) => item));
    } catch (error) {
      if (!isItemsFault(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
    }
    for (const [index, { item, resolve }] of batch.entries()) {
      resolve(outcomes[index] ?? this.#inTurn(() => alone(item)));
    }
  }
}

/** What is due goes with what else comes in this turn of the event loop; a timer would wait a millisecond at least. */
function later(ms: number, then: () => void): () => void {
  if (ms > 0) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  }
  const turn = setImmediate(then);
  return () => clearImmediate(turn);
}
