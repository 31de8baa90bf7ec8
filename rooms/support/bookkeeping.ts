import { pause, within } from "./room-timers.ts";

/** How long one call through a port may take. */
const PATIENCE_MS = 4000;
/** Pauses between the tries of what may be lost at worst, and of what may not: that outlasts a database's restart. */
const BRIEFLY_MS = [200, 1000];
export const PERSISTENTLY_MS = [200, 1000, 3000, 10_000, 20_000];

type Report = (doing: string, error: unknown) => void;

/**
 * A room's writes, one after the other in the order they happened, so that a seat released and taken again is never
 * kept the other way round.
 */
export class Bookkeeping {
  readonly #report: Report;
  #last: Promise<unknown> = Promise.resolve();
  #isAbandoned = false;

  constructor(report: Report) {
    this.#report = report;
  }

  /** One try. Rejects where it failed. */
  write<T>(call: () => Promise<T>): Promise<T> {
    return this.#queue(() => attempt(call));
  }

  /** For what no player waits for: tried several times, then reported. Never rejects; false where it failed. */
  insist(doing: string, call: () => Promise<unknown>, pauses: readonly number[] = BRIEFLY_MS): Promise<boolean> {
    return this.#queue(async () => {
      for (const delay of [...pauses, undefined]) {
        try {
          await attempt(call);
          return true;
        } catch (error) {
          this.#report(doing, error);
          if (delay === undefined || this.#isAbandoned) return false;
          await pause(delay);
        }
      }
      return false;
    });
  }

  /** Nothing is tried again any more. */
  abandon(): void {
    this.#isAbandoned = true;
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

/** Calls a port, turning what it throws at once and what it never answers into a rejection. */
export function attempt<T>(call: () => Promise<T>): Promise<T> {
  return within(PATIENCE_MS, (async () => call())());
}
