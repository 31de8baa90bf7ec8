/** The time and the timers of the fake. Tests pass a clock that they set forward. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` once, `delayMs` from now. Returns a function that prevents it. */
  after(delayMs: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(delayMs, run) {
    // A waiting delivery must not keep the process alive.
    const timer = setTimeout(run, delayMs).unref();
    return () => clearTimeout(timer);
  },
};
