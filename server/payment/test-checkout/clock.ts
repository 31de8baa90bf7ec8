/** The time and the timers of the test checkout. Tests pass a clock that they set forward. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` once, `delayMs` from now. Returns a function that prevents it. */
  after(delayMs: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(delayMs, run) {
    // A waiting transfer must not keep the process alive.
    const timer = setTimeout(run, delayMs).unref();
    return () => clearTimeout(timer);
  },
};

/** The same clock, with a `stop` that prevents everything that still waits. */
export function stoppable(clock: Clock): Clock & { stop(): void } {
  const waiting = new Set<() => void>();
  return {
    now: clock.now,
    after(delayMs, run) {
      const cancel = clock.after(delayMs, () => {
        waiting.delete(cancel);
        run();
      });
      waiting.add(cancel);
      return cancel;
    },
    stop() {
      for (const cancel of waiting) cancel();
      waiting.clear();
    },
  };
}
