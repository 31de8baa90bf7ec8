import { codeOf, type FailureCode, isPassing } from "../net/api-error.ts";
import { backoffDelay } from "../net/backoff.ts";
import type { Wait } from "../net/wait.ts";

export type SyncState = { kind: "loading" } | { kind: "ready" } | { kind: "failed"; code: FailureCode };

export interface SyncParts {
  catchUp(options: { thoroughly: boolean }): Promise<void>;
  /** `loading` until the first time it succeeded; `failed` where no try will mend it, or the first page did not come. */
  changed(state: SyncState): void;
  wait: Wait;
  random(): number;
}

export interface Sync {
  /** Something may be missing. Resolves when everything asked for until then is here, or the try failed. */
  due(options?: { thoroughly?: boolean }): Promise<void>;
  /** Nothing that is here counts any more. */
  anew(): void;
  stop(): void;
}

/** One catching up at a time; what fails for a passing reason is tried again by itself. */
export function createSync({ catchUp, changed, wait, random }: SyncParts): Sync {
  let isWanted = false;
  let isThorough = false;
  let running: Promise<void> | null = null;
  let isReady = false;
  let failures = 0;
  let callOff = () => {};

  function failed(code: FailureCode, wasThorough: boolean): void {
    // A short stretch is missing, which the next try brings; the page that is there stays.
    if (!isReady) changed({ kind: "failed", code });
    if (!isPassing(code)) return;
    callOff = wait(backoffDelay(failures, random), () => void due({ thoroughly: wasThorough }));
    failures += 1;
  }

  async function run(): Promise<void> {
    while (isWanted) {
      const thoroughly = isThorough;
      [isWanted, isThorough] = [false, false];
      try {
        await catchUp({ thoroughly });
        failures = 0;
        isReady = true;
        changed({ kind: "ready" });
      } catch (error) {
        failed(codeOf(error), thoroughly);
      }
    }
    running = null;
  }

  function due({ thoroughly = false } = {}): Promise<void> {
    callOff();
    isWanted = true;
    isThorough ||= thoroughly;
    running ??= run();
    return running;
  }

  return {
    due,
    anew() {
      isReady = false;
      changed({ kind: "loading" });
      void due();
    },
    stop() {
      callOff();
      isWanted = false;
    },
  };
}
