/** The time between two messages, so that several letters go in one. */
export const DRAFT_GAP_MS = 600;
/** This close to the end, every change is sent at once. */
export const IMMEDIATE_MS = 1_000;

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
 * Sends the word on the board to the room: the first change at once, then the newest one at the end of each gap, so
 * that the last change is always sent.
 */
export function createDraftSender({ send, now, wait }: DraftParts) {
  let current: Draft = { round: 0, word: "" };
  /** The draft that the room probably has. */
  let sent = current;
  let sentAt = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | undefined;

  const isSent = () => current.word === sent.word;

  function stop(): void {
    cancel?.();
    cancel = undefined;
  }

  /** Sends a waiting change now. */
  function flush(): void {
    stop();
    if (isSent()) return;
    sentAt = now();
    // Without a socket it is sent later: after a reconnect the room reports its draft, and `reconcile` sends the rest.
    if (send(current)) sent = current;
  }

  function schedule(leftMs: number): void {
    if (isSent()) {
      stop();
      return;
    }
    const gap = leftMs < IMMEDIATE_MS ? 0 : sentAt + DRAFT_GAP_MS - now();
    if (gap <= 0) flush();
    else cancel ??= wait(gap, flush);
  }

  return {
    /** The word on the board changed. `roomWord` is the room's draft of this round when the player joined. */
    change(draft: Draft, leftMs: number, roomWord = ""): void {
      if (draft.round !== sent.round) sent = { round: draft.round, word: roomWord };
      current = draft;
      schedule(leftMs);
    },
    /** The room reported its draft. Sends `draft`, the word on the board here, if it differs. */
    reconcile(roomDraft: Draft, draft: Draft): void {
      sent = roomDraft;
      current = draft;
      schedule(0);
    },
    flush,
    stop,
  };
}
