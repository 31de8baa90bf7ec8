import { TYPING_SECONDS } from "../../schema/limits.ts";
import type { Wait } from "../net/wait.ts";

/** Sent again well before the indicator of others expires. */
const SAY_EVERY_MS = 3_000;

export interface TypingIndicator {
  /** A member is typing. */
  onTyping(memberId: string): void;
  /** Their message has arrived, or they may no longer write. */
  stopped(memberId: string): void;
  clear(): void;
}

/** The members who are typing, each for five seconds after their last signal. */
export function createTypingIndicator(wait: Wait, changed: (memberIds: readonly string[]) => void): TypingIndicator {
  const cancels = new Map<string, () => void>();
  const tell = () => changed([...cancels.keys()]);

  function stopped(memberId: string): void {
    cancels.get(memberId)?.();
    if (cancels.delete(memberId)) tell();
  }

  return {
    onTyping(memberId) {
      const isNew = !cancels.has(memberId);
      cancels.get(memberId)?.();
      cancels.set(
        memberId,
        wait(TYPING_SECONDS * 1000, () => stopped(memberId)),
      );
      if (isNew) tell();
    },
    stopped,
    clear() {
      for (const cancel of cancels.values()) cancel();
      cancels.clear();
      tell();
    },
  };
}

/** Signals that the member is typing, but not for every letter. */
export function createTypingSender(say: () => void, now: () => number): () => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - saidAt < SAY_EVERY_MS) return;
    saidAt = now();
    say();
  };
}
