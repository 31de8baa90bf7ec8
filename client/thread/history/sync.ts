import { backoffDelay } from "../../net/backoff.ts";
import { codeOf, type FailureCode, isPassing } from "../../net/http/api-error.ts";
import type { Wait } from "../../net/wait.ts";

export type SyncState = { kind: "loading" } | { kind: "ready" } | { kind: "failed"; code: FailureCode };

export interface SyncParts {
  /** Stops sending requests once the signal is aborted. Rejects with an ApiError. */
  catchUp(options: { refetchNewest: boolean; signal: AbortSignal }): Promise<void>;
  /** `loading` until the first success. `failed` only before that: a later failure keeps what is shown. */
  onChange(state: SyncState): void;
  wait: Wait;
  random(): number;
}

export interface Sync {
  /**
   * Catches up, because something may be missing. Resolves once everything requested so far has been tried. Never
   * rejects.
   */
  request(options?: { refetchNewest?: boolean }): Promise<void>;
  /** Starts over with `loading`, because everything was dropped. */
  reset(): void;
  /** The thread is closed: stops requests and timers. A later `request` starts them again. */
  stop(): void;
}

/** Runs one catch-up at a time. Retries those that failed for a passing reason. */
export function createSync({ catchUp, onChange, wait, random }: SyncParts): Sync {
  let isRequested = false;
  let mustRefetchNewest = false;
  let running: Promise<void> | null = null;
  let isReady = false;
  let failures = 0;
  let cancel = () => {};
  let controller = new AbortController();

  function failed(code: FailureCode, refetchNewest: boolean): void {
    // Later failures show nothing: the loaded messages stay, and only newer ones are missing.
    if (!isReady) onChange({ kind: "failed", code });
    if (!isPassing(code)) return;
    cancel = wait(backoffDelay(failures, random), () => void request({ refetchNewest }));
    failures += 1;
  }

  async function run(): Promise<void> {
    while (isRequested) {
      const refetchNewest = mustRefetchNewest;
      const { signal } = controller;
      [isRequested, mustRefetchNewest] = [false, false];
      try {
        await catchUp({ refetchNewest, signal });
        failures = 0;
        isReady ||= !signal.aborted;
        if (!signal.aborted) onChange({ kind: "ready" });
      } catch (error) {
        if (!signal.aborted) failed(codeOf(error), refetchNewest);
      }
    }
    running = null;
  }

  function request({ refetchNewest = false } = {}): Promise<void> {
    cancel();
    isRequested = true;
    mustRefetchNewest ||= refetchNewest;
    running ??= run();
    return running;
  }

  return {
    request,
    reset() {
      isReady = false;
      onChange({ kind: "loading" });
      void request();
    },
    stop() {
      cancel();
      isRequested = false;
      controller.abort();
      controller = new AbortController();
    },
  };
}
