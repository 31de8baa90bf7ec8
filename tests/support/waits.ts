import { expect } from "vitest";
import type { Wait } from "../../client/net/wait.ts";

interface Waiting {
  milliseconds: number;
  then: () => void;
}

/** Timers that go off when a test says so. */
export function createWaits() {
  let waiting: Waiting[] = [];
  const wait: Wait = (milliseconds, then) => {
    const mine = { milliseconds, then };
    waiting.push(mine);
    return () => {
      waiting = waiting.filter((each) => each !== mine);
    };
  };
  return {
    wait,
    pending: () => waiting.map(({ milliseconds }) => milliseconds),
    /** Lets the one that waits go off. */
    passes() {
      expect(waiting).toHaveLength(1);
      const [due] = waiting;
      waiting = [];
      due?.then();
    },
  };
}
