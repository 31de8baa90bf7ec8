import type { Wait } from "../../net/wait.ts";

/** Long enough to combine several messages, short enough for the count on the member's other phone. */
const GATHER_MS = 300;

export interface ReadReceipts {
  /** Everything up to this place has been seen, with the edits that name the reader. */
  seen(seq: number, named?: string): void;
  /** Sends again over a new socket, because the old one may have lost it. */
  again(): void;
  stop(): void;
}

/**
 * Sends the server how far the member has read, which only grows. It sends the same position again when edits newly
 * mention the member, because they were notified of those and have seen them now.
 */
export function createReadReceipts(send: (seq: number) => boolean, wait: Wait): ReadReceipts {
  let highest = 0;
  let sent = 0;
  let knownNamed = "";
  let cancel: (() => void) | null = null;

  function tell(): void {
    cancel = null;
    if (highest > sent && send(highest)) sent = highest;
  }

  return {
    seen(seq, named = "") {
      if (seq <= highest && named === knownNamed) return;
      if (named !== knownNamed) sent = 0;
      knownNamed = named;
      highest = Math.max(highest, seq);
      cancel ??= wait(GATHER_MS, tell);
    },
    again() {
      sent = 0;
      tell();
    },
    stop() {
      cancel?.();
      tell();
    },
  };
}
