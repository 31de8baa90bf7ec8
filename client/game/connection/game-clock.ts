import { createServerClock, type ServerClock } from "../../net/server-clock.ts";

/** Several at once, since the quickest of them is the truest. */
const BURST = [0, 150, 400, 900, 1_800];
const EVERY_MS = 30_000;
/** A socket that stays silent for so long after a question is dead, whatever the browser believes. */
const SILENT_MS = 7_000;
/** After the page was away, one wants to know sooner. */
const SILENT_AFTER_SLEEP_MS = 4_000;
/** And as soon where something is missing already. */
const PROBE_MS = 4_000;

interface Parts {
  ask(sentAt: number): void;
  /** No answer came. */
  silent(): void;
}

export interface GameClock extends ServerClock {
  /** The socket is new. */
  start(): void;
  stop(): void;
  /** The page came back to the front: measure again, and notice quickly if the socket died meanwhile. */
  wake(): void;
  /** One more question, to notice quickly if the socket has died. */
  probe(): void;
}

/** Requests the room for the time, which also proves that the socket is alive. */
export function createGameClock({ ask, silent }: Parts): GameClock {
  const clock = createServerClock();
  let timers: ReturnType<typeof setTimeout>[] = [];
  let alarm: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    for (const timer of timers) clearTimeout(timer);
    clearTimeout(alarm);
    timers = [];
    alarm = undefined;
  }

  function question(timeout: number): void {
    alarm ??= setTimeout(() => {
      stop();
      silent();
    }, timeout);
    ask(performance.now());
  }

  function measure(timeout: number): void {
    stop();
    timers = BURST.map((after) => setTimeout(() => question(timeout), after));
    timers.push(setTimeout(() => measure(SILENT_MS), EVERY_MS));
  }

  return {
    now: clock.now,
    forget: clock.forget,
    heard(answer) {
      clearTimeout(alarm);
      alarm = undefined;
      clock.heard(answer);
    },
    start: () => measure(SILENT_MS),
    stop,
    wake() {
      if (timers.length === 0) return;
      clock.forget();
      measure(SILENT_AFTER_SLEEP_MS);
    },
    probe() {
      if (timers.length > 0) question(PROBE_MS);
    },
  };
}
