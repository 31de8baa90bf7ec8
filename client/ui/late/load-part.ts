import { onWake } from "./wake.ts";

/**
 * Loads a part of the app and passes it to `use`. After a failure it tries again when the network returns or the page becomes
 * visible. Returns a function that stops it.
 */
export function loadPart<Part>(load: () => Promise<Part>, use: (part: Part) => void): () => void {
  let isOver = false;
  let isLoading = false;
  function stop() {
    isOver = true;
    stopRetrying();
  }
  function tryNow() {
    if (isLoading) return;
    isLoading = true;
    load().then(
      (part) => {
        if (isOver) return;
        stop();
        use(part);
      },
      () => {
        isLoading = false;
      },
    );
  }
  const stopRetrying = onWake(tryNow);
  tryNow();
  return stop;
}
