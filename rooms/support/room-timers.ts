export interface Timer {
  cancel(): void;
}

type Work = () => unknown;

/**
 * The only source of timers in a room. It uses native timers, because Colyseus's room clock advances only with patches.
 * Errors are reported, and all timers end with the room.
 */
export class RoomTimers {
  readonly #report: (error: unknown) => void;
  readonly #running = new Set<Timer>();
  #isCleared = false;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  after(ms: number, work: Work): Timer {
    const handle = setTimeout(() => {
      this.#running.delete(timer);
      this.#run(work);
    }, ms);
    const timer = {
      cancel: () => {
        clearTimeout(handle);
        this.#running.delete(timer);
      },
    };
    if (this.#isCleared) timer.cancel();
    else this.#running.add(timer);
    return timer;
  }

  /** Resolves after that time, unless the room has ended by then. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Runs `work` at the end of this turn of the event loop. */
  atEndOfTurn(work: Work): void {
    setImmediate(() => {
      if (!this.#isCleared) this.#run(work);
    });
  }

  /** Cancels all timers and ignores new ones. */
  clear(): void {
    this.#isCleared = true;
    for (const timer of this.#running) timer.cancel();
  }

  async #run(work: Work): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#report(error);
    }
  }
}

/** Resolves after `ms`. Does not keep the process alive. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
