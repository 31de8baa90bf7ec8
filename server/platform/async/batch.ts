import pLimit from "p-limit";

/** How items that arrive at about the same time are processed together. */
export interface BatchOptions<Item, Outcome> {
  /** How long an item waits for others, in milliseconds. */
  readonly windowMs: number;
  /** Further items go into the next batch. */
  readonly maxItems: number;
  /**
   * Processes the whole batch or nothing. Returns an outcome for each item in order; undefined means that `alone` must
   * decide.
   */
  together(items: readonly Item[]): Promise<readonly (Outcome | Promise<Outcome> | undefined)[]>;
  /** Processes one item. Three run at the same time, in order, to leave database connections for others. */
  alone(item: Item): Promise<Outcome>;
  /** Whether a batch failed because of one of its items. Then each item is tried alone. */
  isItemsFault(error: unknown): boolean;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly dueAt: number;
  readonly resolve: (outcome: Outcome | Promise<Outcome>) => void;
  readonly reject: (error: unknown) => void;
}

/** More than one, so that a slow batch does not block all others. */
const BATCHES_AT_ONCE = 2;
const ALONE_AT_ONCE = 3;

/**
 * Collects the items of many callers for a few milliseconds and processes them together, because one statement for
 * twenty rows costs about the same as for one. Each caller gets the outcome of their own item.
 */
export class Batch<Item, Outcome> {
  readonly #options: BatchOptions<Item, Outcome>;
  readonly #inTurn = pLimit(ALONE_AT_ONCE);
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

/** Without a delay, runs at the end of this turn of the event loop. A timer would wait at least a millisecond. */
function later(ms: number, then: () => void): void {
  if (ms > 0) setTimeout(then, ms);
  else setImmediate(then);
}
