/** Where the line "New messages" stands: before the first message of others after `after`, as far as `upTo`. */
export interface UnreadLine {
  readonly after: number;
  readonly upTo: number;
}

/** Whether the member has been looking, and what is new to them since. */
export interface Attendance {
  /** Null before the thread was first there. */
  readonly line: UnreadLine | null;
  /** The newest place when they went away or the wire broke; null while they are here, undefined until they first were. */
  readonly leftAt: number | null | undefined;
}

export const nobodyYet: Attendance = { line: null, leftAt: undefined };

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
export function attend(before: Attendance, { isHere, last, hasNews }: Moment): Attendance {
  const { line, leftAt } = before;
  if (!isHere) return leftAt === null ? { line, leftAt: last } : before;
  if (leftAt === null) return before;
  const isBackToNews = leftAt !== undefined && hasNews(leftAt);
  return { line: isBackToNews ? { after: leftAt, upTo: last } : line, leftAt: null };
}
