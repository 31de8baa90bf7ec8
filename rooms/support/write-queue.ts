import { callPort } from "./port-call.ts";
import { pause } from "./room-timers.ts";

/** Pauses between the tries of a write that may be dropped at worst. */
const RETRY_DELAYS_MS = [200, 1000];
/** The same for a write that should outlast a restart of the database. */
export const LONG_RETRY_DELAYS_MS = [200, 1000, 3000, 10_000, 20_000];
/** The longest pause between the tries of a write that must not be dropped. */
const MAX_RETRY_DELAY_MS = 30_000;

type Report = (doing: string, error: unknown) => void;

/** A room's writes, one after the other in the order in which they were asked for. */
export class WriteQueue {
  readonly #report: Report;
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(report: Report) {
    this.#report = report;
  }

  /** Tries once. Rejects where that fails, or where the queue has stopped. */
  write<T>(call: () => Promise<T>): Promise<T> {
    return this.#enqueue(() => {
      if (this.#isStopped) throw new Error("the room writes nothing any more");
      return callPort(call);
    });
  }

  /** Tries several times and reports each failure. Never rejects; resolves to whether it was written. */
  writeWithRetry(
    doing: string,
    call: () => Promise<unknown>,
    delays: readonly number[] = RETRY_DELAYS_MS,
  ): Promise<boolean> {
    return this.#enqueue(() => this.#retry(doing, call, delays.values()));
  }

  /** Tries until it is written, at least every 30 seconds, and reports each failure. Only `stop` ends it. Never rejects. */
  writeUntilSaved(doing: string, call: () => Promise<unknown>): Promise<boolean> {
    return this.#enqueue(() => this.#retry(doing, call, endlessDelays()));
  }

  /** Nothing is tried again, and nothing that still waits is written. */
  stop(): void {
    this.#isStopped = true;
  }

  async #retry(doing: string, call: () => Promise<unknown>, delays: Iterator<number>): Promise<boolean> {
    while (!this.#isStopped) {
      try {
        await callPort(call);
        return true;
      } catch (error) {
        this.#report(doing, error);
      }
      const { value: delay, done } = delays.next();
      if (done || this.#isStopped) return false;
      await pause(delay);
    }
    return false;
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

function* endlessDelays(): Generator<number> {
  yield* LONG_RETRY_DELAYS_MS;
  for (;;) yield MAX_RETRY_DELAY_MS;
}
