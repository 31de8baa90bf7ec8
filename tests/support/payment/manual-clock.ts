import type { Clock } from "../../../server/payment/test-checkout/clock.ts";

export interface ManualClock extends Clock {
  /** Sets the time forward and runs what is due meanwhile, in order. */
  advance(ms: number): void;
}

/** A clock for the fake provider that stands still until a test sets it forward. */
export function manualClock(startedAt = Date.UTC(2026, 10, 23, 18)): ManualClock {
  let now = startedAt;
  let waiting: { readonly dueAt: number; readonly run: () => void }[] = [];
  const next = (until: number) =>
    waiting.filter(({ dueAt }) => dueAt <= until).sort((one, other) => one.dueAt - other.dueAt)[0];
  return {
    now: () => now,
    after(delayMs, run) {
      const entry = { dueAt: now + delayMs, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    advance(ms) {
      const until = now + ms;
      for (let due = next(until); due; due = next(until)) {
        const { dueAt, run } = due;
        waiting = waiting.filter((each) => each !== due);
        now = Math.max(now, dueAt);
        run();
      }
      now = until;
    },
  };
}
