/** Several letters go in one message. */
export const DRAFT_GAP_MS = 600;
/** So near the end of the time nothing waits for the letters after it. */
export const AT_ONCE_MS = 1_000;

export interface Draft {
  readonly round: number;
  readonly word: string;
}

export interface DraftParts {
  /** False where there is no socket; then nothing was sent. */
  send(draft: Draft): boolean;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  wait(milliseconds: number, then: () => void): () => void;
}

/**
 * Tells the room what lies on the board: the first change at once, then what lies there at the end of each gap, so that
 * the last is always told.
 */
export function createDraftSender({ send, now, wait }: DraftParts) {
  let wanted: Draft = { round: 0, word: "" };
  /** What the room has, as far as is known here. */
  let told = wanted;
  let sentAt = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | undefined;

  const isTold = () => wanted.word === told.word;

  function stop(): void {
    cancel?.();
    cancel = undefined;
  }

  /** Sends what waits, now. */
  function flush(): void {
    stop();
    if (isTold()) return;
    sentAt = now();
    // What found no socket is sent when the room says what it has: it does to everybody who comes back.
    if (send(wanted)) told = wanted;
  }

  function plan(leftMs: number): void {
    if (isTold()) {
      stop();
      return;
    }
    const gap = leftMs < AT_ONCE_MS ? 0 : sentAt + DRAFT_GAP_MS - now();
    if (gap <= 0) flush();
    else cancel ??= wait(gap, flush);
  }

  return {
    /** What lies on the board, and how much time is left; `had` is what the room had of this round when one came in. */
    lay(draft: Draft, leftMs: number, had = ""): void {
      if (draft.round !== told.round) told = { round: draft.round, word: had };
      wanted = draft;
      plan(leftMs);
    },
    /** The room says what it has; `lies` is what lies here then. */
    held(has: Draft, lies: Draft): void {
      told = has;
      wanted = lies;
      plan(0);
    },
    flush,
    stop,
  };
}
