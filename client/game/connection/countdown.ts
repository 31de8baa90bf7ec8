/** What is left of a phase: whole seconds as people count them, and the share that is left at the end of this second. */
export interface Remaining {
  seconds: number;
  /** From 1 to 0; a step ahead, since the bar takes the second that has begun to get there. */
  fraction: number;
}

/** `now` is the server's time, or null while it is not known; then the whole time is shown as left. */
export function remainingOf(startedAt: number, endsAt: number, now: number | null): Remaining {
  const total = Math.max(1, endsAt - startedAt);
  if (now === null) return { seconds: Math.ceil(total / 1000), fraction: 1 };
  const left = Math.min(total, Math.max(0, endsAt - now));
  return { seconds: Math.ceil(left / 1000), fraction: Math.max(0, left - 1000) / total };
}

/** Milliseconds until the shown second changes; a little more, so that the clock has passed the mark. */
export function untilNextSecond(endsAt: number, now: number | null): number {
  if (now === null) return 100;
  const left = endsAt - now;
  return left <= 0 ? 1_000 : (left % 1000 || 1000) + 15;
}
