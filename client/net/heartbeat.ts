import type { Wait } from "./wait.ts";

/** Networks drop sockets without telling either end, so a socket that was silent for this long is pinged. */
const SILENCE_MS = 30_000;
/** A socket that answers no ping for this long is dead, whatever the browser believes. */
const ANSWER_MS = 7_000;
/** The limit where there is a reason for doubt: the page was asleep, or an expected message did not come. */
const DOUBT_MS = 4_000;

export interface HeartbeatParts {
  /** Sends something that a living room answers at once. The answer is reported through `heard`. */
  ping(): void;
  /** No answer came. */
  dead(): void;
  /** False where nobody would notice a dead socket, and a ping would only use data. */
  isWanted(): boolean;
  wait: Wait;
}

export interface Heartbeat {
  /** The socket is new. */
  start(): void;
  /** Something arrived over the socket: it is alive. */
  heard(): void;
  /** There is a reason to doubt the socket: pings it now and waits less long. */
  probe(): void;
  stop(): void;
}

/** Finds out whether a silent socket is still alive. */
export function createHeartbeat({ ping, dead, isWanted, wait }: HeartbeatParts): Heartbeat {
  let isRunning = false;
  let cancelPing = () => {};
  let cancelDeadline: (() => void) | null = null;

  function stop(): void {
    isRunning = false;
    cancelPing();
    cancelDeadline?.();
    cancelDeadline = null;
  }

  function check(timeout: number): void {
    cancelPing();
    cancelDeadline ??= wait(timeout, () => {
      stop();
      dead();
    });
    ping();
  }

  function listen(): void {
    cancelPing();
    cancelDeadline?.();
    cancelDeadline = null;
    cancelPing = wait(SILENCE_MS, () => (isWanted() ? check(ANSWER_MS) : listen()));
  }

  return {
    start() {
      isRunning = true;
      listen();
    },
    heard() {
      if (isRunning) listen();
    },
    probe() {
      if (isRunning) check(DOUBT_MS);
    },
    stop,
  };
}
