/** The interval of broadcasts in a busy thread. */
const BATCH_MS = 40;

/** A change of one message. Higher versions are newer. A message that was never changed has no version. */
interface Versioned {
  readonly seq: number;
  readonly version?: number | undefined;
}

interface BatchParts<Item> {
  now(): number;
  wait(ms: number, then: () => void): void;
  /** Merges all changes of one message. The newest comes last in `items`. */
  join(items: readonly [Item, ...Item[]]): Item;
  send(items: readonly Item[]): void;
}

/**
 * THREAD-4: sends changes immediately in a quiet thread, and in batches ordered by message in a busy one. Results can
 * arrive out of order: versions decide which is newer.
 */
export class BroadcastBatch<Item extends Versioned> {
  readonly #parts: BatchParts<Item>;
  readonly #waiting = new Map<number, [Item, ...Item[]]>();
  #sentAt = Number.NEGATIVE_INFINITY;
  #isPlanned = false;

  constructor(parts: BatchParts<Item>) {
    this.#parts = parts;
  }

  add(item: Item): void {
    const others = this.#waiting.get(item.seq);
    if (others) others.push(item);
    else this.#waiting.set(item.seq, [item]);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    const sinceLast = this.#parts.now() - this.#sentAt;
    this.#parts.wait(sinceLast >= BATCH_MS ? 0 : BATCH_MS - sinceLast, () => this.#send());
  }

  #send(): void {
    this.#isPlanned = false;
    this.#sentAt = this.#parts.now();
    const waiting = [...this.#waiting.values()].sort(([{ seq: a }], [{ seq: b }]) => a - b);
    this.#waiting.clear();
    this.#parts.send(waiting.map((items) => this.#parts.join(items.sort((a, b) => versionOf(a) - versionOf(b)))));
  }
}

const versionOf = ({ version = 0 }: Versioned): number => version;

/** A `join` for changes whose newest one contains everything. */
export const newest = <Item>(items: readonly [Item, ...Item[]]): Item => items[items.length - 1] as Item;
