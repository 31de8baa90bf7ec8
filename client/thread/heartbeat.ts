import type { Wait } from "../net/wait.ts";

/** A socket that said nothing for so long may be dead: networks drop sockets without telling either end. */
const SILENCE_MS = 45_000;
/** What HTTP showed first, the socket has still some time to bring. */
const GRACE_MS = 3_000;

export interface HeartbeatParts {
  /** Requests over HTTP for what came since. */
  look(): Promise<void>;
  /** The newest place that is known, from whichever way. */
  knownSeq(): number;
  isInFront(): boolean;
  /** The socket did not bring what is there. */
  dead(): void;
  wait: Wait;
}

export interface Heartbeat {
  /** The socket is new. */
  start(): void;
  /** The socket brought something, and is alive. */
  heard(): void;
  /** The page came back to the front. */
  wake(): void;
  stop(): void;
}

/** Finds out whether a silent socket is still alive, by comparing it with what HTTP tells. */
export function createHeartbeat({ look, knownSeq, isInFront, dead, wait }: HeartbeatParts): Heartbeat {
  let cancel: (() => void) | null = null;
  /** Changes with every sign of life, so that a comparison knows whether there was one meanwhile. */
  let signs = 0;

  function listen(): void {
    cancel?.();
    cancel = wait(SILENCE_MS, () => (isInFront() ? void compare() : listen()));
  }

  async function compare(): Promise<void> {
    const before = { signs, seq: knownSeq() };
    await look();
    if (cancel === null || signs !== before.signs) return;
    if (knownSeq() === before.seq) return listen();
    cancel();
    cancel = wait(GRACE_MS, dead);
  }

  function heard(): void {
    signs += 1;
    if (cancel) listen();
  }

  return {
    start: () => {
      signs += 1;
      listen();
    },
    heard,
    wake() {
      if (cancel) void compare();
    },
    stop() {
      signs += 1;
      cancel?.();
      cancel = null;
    },
  };
}
