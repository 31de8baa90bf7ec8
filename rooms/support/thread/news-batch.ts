/** A busy thread says what is new this often. */
const BATCH_MS = 50;

interface Placed {
  readonly seq: number;
}

interface BatchParts<Item> {
  now(): number;
  wait(ms: number, then: () => void): void;
  send(items: readonly Item[]): void;
}

/** THREAD-4: what is new goes out at once where it is quiet, else together. Of one message the newest version is told, in the order of their places. */
export class NewsBatch<Item extends Placed> {
  readonly #parts: BatchParts<Item>;
  readonly #waiting = new Map<number, Item>();
  #sentAt = Number.NEGATIVE_INFINITY;
  #isPlanned = false;

  constructor(parts: BatchParts<Item>) {
    this.#parts = parts;
  }

  add(item: Item): void {
    this.#waiting.set(item.seq, item);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    const sinceLast = this.#parts.now() - this.#sentAt;
    this.#parts.wait(sinceLast >= BATCH_MS ? 0 : BATCH_MS - sinceLast, () => this.#send());
  }

  #send(): void {
    this.#isPlanned = false;
    this.#sentAt = this.#parts.now();
    const items = [...this.#waiting.values()].sort((a, b) => a.seq - b.seq);
    this.#waiting.clear();
    this.#parts.send(items);
  }
}
