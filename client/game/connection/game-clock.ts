import { createServerClock, type ServerClock } from "../../net/server-clock.ts";
import type { Wait } from "../../net/wait.ts";

/** Several at once, because the quickest of them is the most accurate. */
const BURST = [0, 150, 400, 900, 1_800];
const EVERY_MS = 30_000;

interface Parts {
  ask(sentAt: number): void;
  wait: Wait;
}

export interface GameClock extends ServerClock {
  /** The socket is new. */
  start(): void;
  stop(): void;
  /** The page is back in front: measures again, because its own clock may have stood still. */
  wake(): void;
}

/** Asks the room for the server's time, again and again. */
export function createGameClock({ ask, wait }: Parts): GameClock {
  const clock = createServerClock();
  let cancels: (() => void)[] = [];

  function stop(): void {
    for (const cancel of cancels) cancel();
    cancels = [];
  }

  function measure(): void {
    stop();
    cancels = BURST.map((after) => wait(after, () => ask(performance.now())));
    cancels.push(wait(EVERY_MS, measure));
  }

  return {
    ...clock,
    start: measure,
    stop,
    wake() {
      if (cancels.length === 0) return;
      clock.forget();
      measure();
    },
  };
}
