/** Where the line "New messages" stands: before the first message of others after `after`, as far as `upTo`. */
export interface UnreadDivider {
  readonly after: number;
  readonly upTo: number;
}

/** Whether the member has been looking, and what is new to them since. */
export interface Attendance {
  /** Null before the thread was first there. */
  readonly divider: UnreadDivider | null;
  /** The newest place when they went away or the socket broke; null while they are here, undefined until they first were. */
  readonly leftAt: number | null | undefined;
}

export const initialAttendance: Attendance = { divider: null, leftAt: undefined };

interface Moment {
  /** The page is in front, and everything that the thread holds has come. */
  readonly isHere: boolean;
  /** The newest place that is known. */
  readonly last: number;
  /** Whether others wrote something after this place. */
  hasNews(after: number): boolean;
}

/**
 * The line stays where it was on opening, until the member comes back from elsewhere, or from no network, to something new:
 * then it stands before that. What comes while they look draws no line.
 */
export function nextAttendance(before: Attendance, { isHere, last, hasNews }: Moment): Attendance {
  const { divider, leftAt } = before;
  if (!isHere) return leftAt === null ? { divider, leftAt: last } : before;
  if (leftAt === null) return before;
  const isBackToNews = leftAt !== undefined && hasNews(leftAt);
  return { divider: isBackToNews ? { after: leftAt, upTo: last } : divider, leftAt: null };
}
