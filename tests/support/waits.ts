import { expect } from "vitest";
import type { Wait } from "../../client/net/wait.ts";

interface Waiting {
  milliseconds: number;
  then: () => void;
}

/** Timers that a test fires itself. */
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
    /** Fires the only pending timer. */
    passes() {
      expect(waiting).toHaveLength(1);
      const [due] = waiting;
      waiting = [];
      due?.then();
    },
    /** Fires the pending timers of this length. */
    passed(milliseconds: number) {
      const due = waiting.filter((each) => each.milliseconds === milliseconds);
      expect(due).not.toHaveLength(0);
      waiting = waiting.filter((each) => !due.includes(each));
      for (const { then } of due) then();
    },
  };
}
