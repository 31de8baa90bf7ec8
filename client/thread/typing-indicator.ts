import { TYPING_SECONDS } from "../../schema/limits.ts";
import type { Wait } from "../net/wait.ts";

/** Sent again well before the indicator on other screens expires. */
const RESEND_MS = 3_000;

export interface TypingIndicator {
  /** A member is typing. */
  onTyping(memberId: string): void;
  /** The member's message has arrived, or their signal has expired. */
  stopped(memberId: string): void;
  clear(): void;
}

/** Tracks the members who are typing, each for five seconds after their last signal. */
export function createTypingIndicator(wait: Wait, onChange: (memberIds: readonly string[]) => void): TypingIndicator {
  const cancels = new Map<string, () => void>();
  const notify = () => onChange([...cancels.keys()]);

  function stopped(memberId: string): void {
    cancels.get(memberId)?.();
    if (cancels.delete(memberId)) notify();
  }

  return {
    onTyping(memberId) {
      const isNew = !cancels.has(memberId);
      cancels.get(memberId)?.();
      cancels.set(
        memberId,
        wait(TYPING_SECONDS * 1000, () => stopped(memberId)),
      );
      if (isNew) notify();
    },
    stopped,
    clear() {
      for (const cancel of cancels.values()) cancel();
      cancels.clear();
      notify();
    },
  };
}

/** Returns a function to call for every letter. It sends at most one signal in three seconds. */
export function createTypingSender(send: () => void, now: () => number): () => void {
  let sentAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - sentAt < RESEND_MS) return;
    sentAt = now();
    send();
  };
}
