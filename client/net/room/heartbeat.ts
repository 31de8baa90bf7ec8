import type { Wait } from "../wait.ts";

/** Networks drop sockets without telling either end, so a socket without messages for this long is pinged. */
const SILENCE_MS = 30_000;
/** A socket that answers no ping for this long is dead, whatever the browser believes. */
const ANSWER_MS = 7_000;
/** The timeout when there is reason for doubt: the page was asleep, or an expected message did not arrive. */
const DOUBT_MS = 4_000;

export interface HeartbeatParts {
  /** Sends a ping, which a working room answers at once. `markAlive` reports the answer. */
  ping(): void;
  /** Called when no answer arrived. */
  dead(): void;
  /** False while nobody would notice a dead socket and a ping would only use data. */
  isWanted(): boolean;
  wait: Wait;
}

export interface Heartbeat {
  /** Call it when a socket has opened. */
  start(): void;
  /** Call it for every message: the socket is alive. */
  markAlive(): void;
  /** Pings the socket now, with the shorter timeout, because there is reason for doubt. */
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
    markAlive() {
      if (isRunning) listen();
    },
    probe() {
      if (isRunning) check(DOUBT_MS);
    },
    stop,
  };
}
