/** How long messages of a busy thread wait for others. The first after a pause does not wait. */
const BUSY_MS = 47;

export interface ThreadThrottle {
  /** How long the next message of this thread waits, in milliseconds. */
  waitMs(threadId: string): number;
  wrote(threadIds: readonly string[]): void;
}

/** Tracks which threads are busy, so that their messages are stored together. */
export function threadThrottle(): ThreadThrottle {
  const wroteAt = new Map<string, number>();
  return {
    waitMs(threadId) {
      const since = performance.now() - (wroteAt.get(threadId) ?? Number.NEGATIVE_INFINITY);
      return Math.max(0, BUSY_MS - since);
    },
    wrote(threadIds) {
      const now = performance.now();
      for (const [threadId, at] of wroteAt) if (now - at >= BUSY_MS) wroteAt.delete(threadId);
      for (const threadId of threadIds) wroteAt.set(threadId, now);
    },
  };
}
