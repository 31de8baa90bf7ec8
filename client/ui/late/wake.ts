/**
 * Calls back when a retry makes sense: the network is back, or the page is visible again. Returns a function that stops
 * it.
 */
export function onWake(wake: () => void): () => void {
  const wakeIfVisible = () => {
    if (document.visibilityState === "visible") wake();
  };
  window.addEventListener("online", wakeIfVisible);
  window.addEventListener("pageshow", wakeIfVisible);
  document.addEventListener("visibilitychange", wakeIfVisible);
  return () => {
    window.removeEventListener("online", wakeIfVisible);
    window.removeEventListener("pageshow", wakeIfVisible);
    document.removeEventListener("visibilitychange", wakeIfVisible);
  };
}
