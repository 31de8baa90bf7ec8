/** How work that arrives at about the same time is done together. */
export interface BatchOptions<Item, Outcome> {
  /** How long the first of a batch waits for others, in milliseconds. */
  readonly windowMs: number;
  /** More than this go in the next batch. */
  readonly maxItems: number;
  /** Does all of a batch or nothing: an outcome for each item in their order, undefined where `alone` has to tell. */
  together(items: readonly Item[]): Promise<readonly (Outcome | undefined)[]>;
  alone(item: Item): Promise<Outcome>;
  /** Whether a batch failed for what one of its items held, so that each deserves a try of its own. */
  isItemsFault(error: unknown): boolean;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome | Promise<Outcome>) => void;
  readonly reject: (error: unknown) => void;
}

/** So that one batch that hangs does not hold up all others. */
const BATCHES_AT_ONCE = 2;

/**
 * Gathers what many callers want done within the same few milliseconds and does it at once, where doing costs more than
 * waiting: a statement costs the same for one row as for twenty. Each caller hears of their own item alone.
 */
export class Batch<Item, Outcome> {
  readonly #options: BatchOptions<Item, Outcome>;
  #waiting: Waiting<Item, Outcome>[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running = 0;

  constructor(options: BatchOptions<Item, Outcome>) {
    this.#options = options;
  }

  /** Settles when the item's work is done, as part of a batch or alone. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#timer || this.#waiting.length === 0 || this.#running >= BATCHES_AT_ONCE) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running += 1;
      const batch = this.#waiting.splice(0, this.#options.maxItems);
      void this.#do(batch).finally(() => {
        this.#running -= 1;
        this.#plan();
      });
      this.#plan();
    }, this.#options.windowMs);
  }

  async #do(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    const { together, alone, isItemsFault } = this.#options;
    let outcomes: readonly (Outcome | undefined)[] = [];
    try {
      outcomes = await together(batch.map(({ item }) => item));
    } catch (error) {
      if (!isItemsFault(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
    }
    for (const [index, { item, resolve }] of batch.entries()) resolve(outcomes[index] ?? alone(item));
  }
}
