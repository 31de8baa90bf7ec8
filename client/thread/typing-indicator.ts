import { TYPING_SECONDS } from "../../schema/limits.ts";
import type { Wait } from "../net/wait.ts";

/** Said again well before the others stop believing it. */
const SAY_EVERY_MS = 3_000;

export interface TypingIndicator {
  /** This member says that they are writing. */
  heard(memberId: string): void;
  /** What they wrote is here, or they are not to be heard any more. */
  stopped(memberId: string): void;
  clear(): void;
}

/** Who is writing just now: each for five seconds after they last said so. */
export function createTypingIndicator(wait: Wait, changed: (memberIds: readonly string[]) => void): TypingIndicator {
  const cancels = new Map<string, () => void>();
  const tell = () => changed([...cancels.keys()]);

  function stopped(memberId: string): void {
    cancels.get(memberId)?.();
    if (cancels.delete(memberId)) tell();
  }

  return {
    heard(memberId) {
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

/** Tells the others that one writes, not with every letter. */
export function createTypingSender(say: () => void, now: () => number): () => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - saidAt < SAY_EVERY_MS) return;
    saidAt = now();
    say();
  };
}
