import type { Wait } from "../net/wait.ts";

/** Long enough to take in a burst, short enough that another phone's count is right at once. */
const GATHER_MS = 300;

export interface ReadReceipts {
  /** Everything up to this place has been seen, with the edits that name the reader. */
  seen(seq: number, named?: string): void;
  /** The socket is new; what the old one carried may not have arrived. */
  again(): void;
  stop(): void;
}

/**
 * Tells the server how far one has read, only ever forwards. A place is told again where edits name the reader that did
 * not before: they were notified of those, and have seen them as they would a new message.
 */
export function createReadReceipts(send: (seq: number) => boolean, wait: Wait): ReadReceipts {
  let highest = 0;
  let told = 0;
  let knownNamed = "";
  let cancel: (() => void) | null = null;

  function tell(): void {
    cancel = null;
    if (highest > told && send(highest)) told = highest;
  }

  return {
    seen(seq, named = "") {
      if (seq <= highest && named === knownNamed) return;
      if (named !== knownNamed) told = 0;
      knownNamed = named;
      highest = Math.max(highest, seq);
      cancel ??= wait(GATHER_MS, tell);
    },
    again() {
      told = 0;
      tell();
    },
    stop() {
      cancel?.();
      tell();
    },
  };
}
