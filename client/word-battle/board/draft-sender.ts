/** The time between two messages, so that several letters go in one. */
export const DRAFT_GAP_MS = 600;
/** This close to the end, every change is sent at once. */
export const AT_ONCE_MS = 1_000;

export interface Draft {
  readonly round: number;
  readonly word: string;
}

export interface DraftParts {
  /** False without a socket; then nothing was sent. */
  send(draft: Draft): boolean;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  wait(milliseconds: number, then: () => void): () => void;
}

/**
 * Sends the word on the board to the room: the first change at once, then the newest one at the end of each gap, so that
 * the last change is always sent.
 */
export function createDraftSender({ send, now, wait }: DraftParts) {
  let wanted: Draft = { round: 0, word: "" };
  /** What the room has, as far as this browser knows. */
  let sent = wanted;
  let sentAt = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | undefined;

  const isSent = () => wanted.word === sent.word;

  function stop(): void {
    cancel?.();
    cancel = undefined;
  }

  /** Sends a waiting change now. */
  function flush(): void {
    stop();
    if (isSent()) return;
    sentAt = now();
    // Without a socket it is sent later: after a reconnect the room reports what it has, and `held` sends the rest.
    if (send(wanted)) sent = wanted;
  }

  function plan(leftMs: number): void {
    if (isSent()) {
      stop();
      return;
    }
    const gap = leftMs < AT_ONCE_MS ? 0 : sentAt + DRAFT_GAP_MS - now();
    if (gap <= 0) flush();
    else cancel ??= wait(gap, flush);
  }

  return {
    /** The word on the board changed. `had` is what the room had of this round when the player joined. */
    change(draft: Draft, leftMs: number, had = ""): void {
      if (draft.round !== sent.round) sent = { round: draft.round, word: had };
      wanted = draft;
      plan(leftMs);
    },
    /** The room reports what it has. `current` is the word on the board here. */
    held(confirmed: Draft, current: Draft): void {
      sent = confirmed;
      wanted = current;
      plan(0);
    },
    flush,
    stop,
  };
}
