/** A busy thread says what is new this often. */
const BATCH_MS = 40;

/** Something about one message; of two the one with the higher version is newer. Nothing has happened yet to one without. */
interface Versioned {
  readonly seq: number;
  readonly version?: number | undefined;
}

interface BatchParts<Item> {
  now(): number;
  wait(ms: number, then: () => void): void;
  /** All that is told of one message, the newest last, as one. */
  join(items: readonly [Item, ...Item[]]): Item;
  send(items: readonly Item[]): void;
}

/**
 * THREAD-4: what is new goes out at once where it is quiet, else together, in the order of the messages' places. What was
 * stored first may be heard of last, so versions say what is newer, not the order in which it came.
 */
export class NewsBatch<Item extends Versioned> {
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

/** Whose newest says all. */
export const newest = <Item>(items: readonly [Item, ...Item[]]): Item => items[items.length - 1] as Item;
