/** The time left in a phase: whole seconds, and the fraction left at the end of the current second. */
export interface Remaining {
  seconds: number;
  /** From 1 to 0. One second ahead, because the bar needs that second to move there. */
  fraction: number;
}

/** `now` is the server's time. While it is unknown (null), the result is the whole time. */
export function remainingOf(startedAt: number, endsAt: number, now: number | null): Remaining {
  const total = Math.max(1, endsAt - startedAt);
  if (now === null) return { seconds: Math.ceil(total / 1000), fraction: 1 };
  const left = Math.min(total, Math.max(0, endsAt - now));
  return { seconds: Math.ceil(left / 1000), fraction: Math.max(0, left - 1000) / total };
}

/** Milliseconds until the shown second changes, plus a margin for inaccurate timers. */
export function untilNextSecond(endsAt: number, now: number | null): number {
  if (now === null) return 100;
  const left = endsAt - now;
  return left <= 0 ? 1_000 : (left % 1000 || 1000) + 15;
}
