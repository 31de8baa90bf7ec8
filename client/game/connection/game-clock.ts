import { createServerClock, type ServerClock } from "../../net/room/server-clock.ts";
import type { Wait } from "../../net/wait.ts";

/** Several requests, because the fastest response is the most accurate. */
const BURST = [0, 150, 400, 900, 1_800];
const EVERY_MS = 30_000;

interface Parts {
  ask(sentAt: number): void;
  wait: Wait;
}

export interface GameClock extends ServerClock {
  /** Call it when a socket has opened. */
  start(): void;
  stop(): void;
  /** Call it when the page is visible again. It measures again, because the local clock may have stopped. */
  wake(): void;
}

/** Asks the room for the server's time at intervals. */
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
