import type { Reading } from "./ports.ts";

interface BatchParts {
  /** The shortest time between two batches. */
  everyMs(): number;
  now(): number;
  wait(ms: number, then: () => void): void;
  send(readings: readonly Reading[]): void;
}

/** THREAD-78: collects the members who have read on, each once per batch. A quiet thread sends the first one at once. */
export class SeenBatch {
  readonly #parts: BatchParts;
  /** After which seq they have read, by member. */
  readonly #waiting = new Map<string, number>();
  #sentAt = Number.NEGATIVE_INFINITY;
  #isPlanned = false;

  constructor(parts: BatchParts) {
    this.#parts = parts;
  }

  add({ memberId, after }: Reading): void {
    this.#waiting.set(memberId, Math.min(after, this.#waiting.get(memberId) ?? after));
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    const due = this.#sentAt + this.#parts.everyMs();
    this.#parts.wait(Math.max(0, due - this.#parts.now()), () => this.#send());
  }

  #send(): void {
    this.#isPlanned = false;
    this.#sentAt = this.#parts.now();
    const readings = [...this.#waiting].map(([memberId, after]) => ({ memberId, after }));
    this.#waiting.clear();
    this.#parts.send(readings);
  }
}
