import type { Wait } from "../wait.ts";

/** A socket without messages for this long is pinged, because networks drop sockets without notifying either end. */
const SILENCE_MS = 30_000;
/** A socket that does not answer a ping for this long is dead, even if the browser reports it as open. */
const PONG_TIMEOUT_MS = 7_000;
/** The timeout if the socket is probably dead: the page was asleep, or an expected message did not arrive. */
const PROBE_TIMEOUT_MS = 4_000;

export interface HeartbeatParts {
  /** Sends a ping, which a working room answers at once. `markAlive` reports the answer. */
  ping(): void;
  /** Called once when the socket did not answer in time. */
  onDead(): void;
  /** False while nobody would notice a dead socket and a ping would only use data. */
  isWanted(): boolean;
  wait: Wait;
}

export interface Heartbeat {
  /** Call it when a socket has opened. */
  start(): void;
  /** Call it for every message: the socket is alive. */
  markAlive(): void;
  /** Pings the socket now, with the shorter timeout, because it is probably dead. */
  probe(): void;
  stop(): void;
}

/** Finds out whether a silent socket is still alive. */
export function createHeartbeat({ ping, onDead, isWanted, wait }: HeartbeatParts): Heartbeat {
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
      onDead();
    });
    ping();
  }

  function listen(): void {
    cancelPing();
    cancelDeadline?.();
    cancelDeadline = null;
    cancelPing = wait(SILENCE_MS, () => (isWanted() ? check(PONG_TIMEOUT_MS) : listen()));
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
      if (isRunning) check(PROBE_TIMEOUT_MS);
    },
    stop,
  };
}
