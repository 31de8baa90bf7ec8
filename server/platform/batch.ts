import { semaphore } from "./semaphore.ts";

/** How work that arrives at about the same time is done together. */
export interface BatchOptions<Item, Outcome> {
  /** How long an item waits for others, in milliseconds. */
  readonly windowMs: number;
  /** More than this go in the next batch. */
  readonly maxItems: number;
  /** Does all of a batch or nothing: an outcome for each item in their order, undefined where `alone` has to tell. */
  together(items: readonly Item[]): Promise<readonly (Outcome | Promise<Outcome> | undefined)[]>;
  /** Three at the same time, in their order: each may need a connection, and others need some as well. */
  alone(item: Item): Promise<Outcome>;
  /** Whether a batch failed for what one of its items held, so that each deserves a try of its own. */
  isItemsFault(error: unknown): boolean;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly dueAt: number;
  readonly resolve: (outcome: Outcome | Promise<Outcome>) => void;
  readonly reject: (error: unknown) => void;
}

/** More than one, so that a batch that hangs does not hold up all others. */
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
  #isPlanned = false;
  #running = 0;

  constructor(options: BatchOptions<Item, Outcome>) {
    this.#options = options;
  }

  /** Settles when the item's work is done, as part of a batch or alone. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, dueAt: performance.now() + this.#options.windowMs, resolve, reject });
      this.#plan();
    });
  }

  #plan(): void {
    const [first] = this.#waiting;
    if (!first || this.#isPlanned || this.#running >= BATCHES_AT_ONCE) return;
    this.#isPlanned = true;
    later(first.dueAt - performance.now(), () => this.#begin());
  }

  #begin(): void {
    this.#isPlanned = false;
    this.#running += 1;
    const batch = this.#waiting.splice(0, this.#options.maxItems);
    void this.#do(batch).finally(() => {
      this.#running -= 1;
      this.#plan();
    });
    this.#plan();
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
function later(ms: number, then: () => void): void {
  if (ms > 0) setTimeout(then, ms);
  else setImmediate(then);
}
