import { callPort } from "./port-call.ts";
import { pause } from "./room-timers.ts";

/** Retry delays for writes that are dropped if every retry fails. */
const RETRY_DELAYS_MS = [200, 1000];
/** Retry delays for writes that should survive a restart of the database. */
export const LONG_RETRY_DELAYS_MS = [200, 1000, 3000, 10_000, 20_000];
/** The longest retry delay for writes that must not be dropped. */
const MAX_RETRY_DELAY_MS = 30_000;

type ReportFailure = (operation: string, error: unknown) => void;

/** Runs a room's writes one after the other, in order. */
export class WriteQueue {
  readonly #reportFailure: ReportFailure;
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(reportFailure: ReportFailure) {
    this.#reportFailure = reportFailure;
  }

  /** Tries once. Rejects if the write fails or the queue has stopped. */
  write<T>(call: () => Promise<T>): Promise<T> {
    return this.#enqueue(() => {
      if (this.#isStopped) throw new Error("the write queue has stopped");
      return callPort(call);
    });
  }

  /**
   * Retries a failed write after each of `delays` and reports every failure. Never rejects. Resolves to whether it was
   * written.
   */
  writeWithRetry(
    operation: string,
    call: () => Promise<unknown>,
    delays: readonly number[] = RETRY_DELAYS_MS,
  ): Promise<boolean> {
    return this.#enqueue(() => this.#retry(operation, call, delays.values()));
  }

  /**
   * Retries until it is written, at least every 30 seconds, and reports every failure. Never rejects. Resolves to false
   * only after `stop`.
   */
  writeUntilSaved(operation: string, call: () => Promise<unknown>): Promise<boolean> {
    return this.#enqueue(() => this.#retry(operation, call, endlessDelays()));
  }

  /** Stops retries and drops waiting writes: `write` rejects, and the others resolve to false. */
  stop(): void {
    this.#isStopped = true;
  }

  async #retry(operation: string, call: () => Promise<unknown>, delays: Iterator<number>): Promise<boolean> {
    while (!this.#isStopped) {
      try {
        await callPort(call);
        return true;
      } catch (error) {
        this.#reportFailure(operation, error);
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
