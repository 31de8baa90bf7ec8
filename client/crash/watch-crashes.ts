import type { CrashedPage } from "./send-crash.ts";

/** An error may come back with every frame that is drawn. */
const ERRORS_MAX = 10;

/**
 * CRASH-2: reports errors that nobody caught, and those that the returned function is called with. What sends them is loaded
 * only then.
 */
export function watchCrashes(page: CrashedPage): (error: unknown) => void {
  let left = ERRORS_MAX;
  function report(error: unknown): void {
    if (left === 0) return;
    left -= 1;
    // An error of its own would be reported again.
    import("./send-crash.ts").then(({ sendCrash }) => sendCrash(error, page)).catch(() => {});
  }
  window.addEventListener("error", ({ error }) => report(error));
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason));
  return report;
}
