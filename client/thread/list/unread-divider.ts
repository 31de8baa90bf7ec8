/** The "New messages" divider is shown before the first message of others after `after`, but not beyond `upTo`. */
export interface UnreadDivider {
  readonly after: number;
  readonly upTo: number;
}

export interface DividerState {
  /** Null until the thread has loaded. */
  readonly divider: UnreadDivider | null;
  /**
   * The last seq when the member looked away or the connection broke. Null while they are reading, undefined if they
   * have not read yet.
   */
  readonly leftAt: number | null | undefined;
}

export const initialDividerState: DividerState = { divider: null, leftAt: undefined };

interface Situation {
  /** The page is visible, and no messages are missing. */
  readonly isReading: boolean;
  readonly lastSeq: number;
  /** Whether there are messages from others after this seq. */
  hasNewAfter(seq: number): boolean;
}

/**
 * The divider stays where it was on opening. It moves only if new messages have arrived when the member comes back,
 * from another tab or from being offline. Messages that arrive while they are reading do not move it.
 */
export function nextDividerState(before: DividerState, { isReading, lastSeq, hasNewAfter }: Situation): DividerState {
  const { divider, leftAt } = before;
  if (!isReading) return leftAt === null ? { divider, leftAt: lastSeq } : before;
  if (leftAt === null) return before;
  const hasNew = leftAt !== undefined && hasNewAfter(leftAt);
  return { divider: hasNew ? { after: leftAt, upTo: lastSeq } : divider, leftAt: null };
}
