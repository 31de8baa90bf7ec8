import type { Wait } from "../net/wait.ts";

/** A wire that said nothing for so long may be dead: networks drop sockets without telling either end. */
const SILENCE_MS = 45_000;
/** What HTTP showed first, the wire has still some time to bring. */
const GRACE_MS = 3_000;

export interface VigilParts {
  /** Asks over HTTP for what came since. */
  look(): Promise<void>;
  /** The newest place that is known, from whichever way. */
  knownSeq(): number;
  isInFront(): boolean;
  /** The wire did not bring what is there. */
  dead(): void;
  wait: Wait;
}

export interface Vigil {
  /** The wire is new. */
  start(): void;
  /** The wire brought something, and is alive. */
  heard(): void;
  /** The page came back to the front. */
  wake(): void;
  stop(): void;
}

/** Finds out whether a silent wire is still alive, by comparing it with what HTTP tells. */
export function createVigil({ look, knownSeq, isInFront, dead, wait }: VigilParts): Vigil {
  let callOff: (() => void) | null = null;
  /** Changes with every sign of life, so that a comparison knows whether there was one meanwhile. */
  let signs = 0;

  function listen(): void {
    callOff?.();
    callOff = wait(SILENCE_MS, () => (isInFront() ? void compare() : listen()));
  }

  async function compare(): Promise<void> {
    const before = { signs, seq: knownSeq() };
    await look();
    if (callOff === null || signs !== before.signs) return;
    if (knownSeq() === before.seq) return listen();
    callOff();
    callOff = wait(GRACE_MS, dead);
  }

  function heard(): void {
    signs += 1;
    if (callOff) listen();
  }

  return {
    start: () => {
      signs += 1;
      listen();
    },
    heard,
    wake() {
      if (callOff) void compare();
    },
    stop() {
      signs += 1;
      callOff?.();
      callOff = null;
    },
  };
}
